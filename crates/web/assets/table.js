// The table. Everything here can also be done without a script, by links and forms; this makes it quick.

import { element } from "./answers.js";
import * as board from "./board.js";
import "./copy.js";
import * as paths from "./paths.js";
import * as past from "./history.js";
import { live } from "./live.js";
import { answered, mark } from "./once.js";
import { marksOf, patch, survey } from "./patch.js";

const main = document.getElementById("table");
const words = JSON.parse(document.getElementById("keys").dataset.words);
let newest = 0; // The newest request: answers to older ones come too late.
let busy = 0, missed = null, posting = false;
let unheard = 0; // How much was said out of sight.
let byKeys = false; // Whether a key was pressed last, not a pointer.

// Talking to the server

/// Shows what the server answers; gives whether it did as it was told. Nobody is told of the failure of what nobody asked
/// for: the line that says that there is no connection does.
async function request(url, options = {}, { quietly = false, shown = () => {}, whole = false } = {}) {
  const number = ++newest;
  busy += 1;
  const had = whole ? [] : survey(main);
  try {
    const response = await fetch(url, { ...options, headers: { "X-Part": "main", "X-Have": marksOf(had) } });
    if (response.redirected && !response.url.includes(action(""))) return location.assign(response.url);
    if (!response.ok) return quietly ? undefined : refuse(await response.json());
    const html = await response.text();
    if (number === newest) {
      // A page that somebody else has changed, too, is not what it says it is: it gets everything.
      if (!apply(html, had)) request(location.href, {}, { quietly: true, whole: true });
      shown();
    }
    if (response.headers.has("X-Stale")) return refuse({ why: words.stale });
    return true;
  } catch {
    // Perhaps it was done, and only the answer was lost: the page finds out when the line is back.
    if (number === newest && !quietly) refuse({ why: words.failed });
  } finally {
    busy -= 1;
    const version = missed;
    missed = null;
    // What happened meanwhile may have come with the answer.
    if (version !== null && version !== main.dataset.version) refresh(version);
  }
}

async function post(url, fields) {
  if (posting) return;
  posting = true;
  main.setAttribute("aria-busy", "true");
  const done = await request(url, { method: "POST", body: new URLSearchParams(fields) });
  main.removeAttribute("aria-busy");
  posting = false;
  return done;
}

/// The page as it is now at its own address: at once, or when what is under way has been answered.
function refresh(version = "") {
  if (busy > 0) missed = version;
  else request(location.href, {}, { quietly: true });
}

const about = () => ({ seat: main.dataset.seat, stamp: main.dataset.stamp });
const action = (what) => `/table/${main.dataset.table}${what && `/${what}`}`;

async function why(spot) {
  const body = new URLSearchParams({ ...about(), spot });
  const response = await fetch(action("why"), { method: "POST", body }).catch(() => null);
  if (response) refuse(response.status === 204 ? { why: words.nothing } : await response.json());
}

function refuse({ why, rule, href }) {
  const line = element("p", {}, why);
  if (rule) line.append(" ", element("a", { href, target: "_blank" }, `${words.rule} ${rule}`));
  const close = { type: "button", class: "plain", "data-dismiss": "", "aria-label": words.close };
  document.getElementById("refusal")?.replaceChildren(line, element("button", close, "✕"));
}

const dismiss = () => document.getElementById("refusal")?.replaceChildren();

// Showing what came

/// Gives whether the page could be made what the answer says.
function apply(html, had) {
  const before = { at: Number(main.dataset.at), past: "past" in main.dataset };
  const focus = document.activeElement;
  const by = byKeys && focus.getBoundingClientRect();
  const was = main.querySelector("#ask.asked") !== null;
  paths.clear();
  let inserted;
  try {
    inserted = patch(main, html, had);
  } catch {
    return false;
  }
  if (!posting) hear(inserted.filter((fresh) => fresh.matches("#chat li")));
  show();
  bringHere();
  // Who plays by keys goes on from about the same place, and is at hand when the turn comes round.
  const asked = !was && main.querySelector("#ask.asked") && document.activeElement === document.body;
  if (by && (asked || document.activeElement !== focus)) paths.focusNear(by);
  if (!before.past && !("past" in main.dataset)) tell(inserted, before.at);
  return true;
}

function show() {
  document.title = (unheard ? `(${unheard}) ` : "") + main.dataset.title;
  board.hold();
  paths.start({ play: (move) => post(action("play"), { ...about(), move }), why, dismiss, words });
  for (const moment of document.querySelectorAll("time:empty")) {
    const time = new Date(Number(moment.dataset.ms));
    moment.textContent = time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    moment.title = time.toLocaleString();
  }
}

/// In the past, the line of what is shown is brought into the log's window.
function bringHere() {
  const line = [...document.querySelectorAll("#log .here")].at(-1);
  const frame = line?.closest(".scroll");
  if (frame) frame.scrollTop += line.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom + frame.clientHeight / 3;
}

/// Unfolds the talk; who may not speak here only reads it.
function toTalk() {
  document.getElementById("chat").open = true;
  document.getElementById("chat-text")?.focus();
}

function talkIsInSight() {
  const { top, bottom, height } = document.getElementById("say").getBoundingClientRect();
  return !document.hidden && height > 0 && top > 0 && bottom < innerHeight;
}

/// What others say, or do beside the game, is shown over the board unless the talk is in sight.
function hear(lines) {
  if (!lines.length || talkIsInSight()) return;
  unheard += lines.length;
  const onclick = () => {
    toTalk();
    document.getElementById("say").scrollIntoView({ block: "center" });
  };
  const said = lines.at(-1).querySelector("p").textContent;
  document.getElementById("heard").replaceChildren(element("button", { type: "button", onclick }, said.trim()));
}

function heard() {
  unheard = 0;
  document.getElementById("heard").replaceChildren();
  document.title = main.dataset.title;
}

const placesOf = (line) => line?.dataset.places?.split(" ") ?? [];

/// What is new is seen to come: pieces fly, lines and pieces fade in, places are ringed.
async function tell(inserted, before) {
  const fade = { opacity: [0, 1] };
  for (const fresh of inserted) {
    const appearing = [...fresh.querySelectorAll(".appears")].concat(fresh.matches(".appears, #log li, #chat li") ? fresh : []);
    if (!board.calm.matches) for (const one of appearing) one.animate(fade, 500);
  }
  const lines = inserted.filter((fresh) => Number(fresh.dataset.at) > before);
  board.ring([...new Set(lines.flatMap(placesOf))].slice(-12), true);
  await board.fly(lines.filter((line) => line.dataset.motion).map((line) => JSON.parse(line.dataset.motion)));
}

// Pointer

document.addEventListener("pointerdown", () => { byKeys = false; }, true);
document.addEventListener("click", (event) => {
  const { target } = event;
  if (target.closest("[data-dismiss]")) return dismiss();
  const opens = target.closest("[data-open]");
  if (opens) return document.getElementById(opens.dataset.open).showModal();
  if (target.id === "keys") return target.close();
  const zoom = target.closest("[data-zoom]");
  if (zoom) return board.zoomBy(Number(zoom.dataset.zoom));
  const link = target.closest("a[data-part]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    dismiss();
    return past.go(link.href);
  }
  const drawn = target.closest("[data-spot]");
  if (drawn) {
    dismiss();
    paths.click(target, event.detail);
  }
});

document.addEventListener("dblclick", ({ target, clientX, clientY }) => {
  if (target.closest("#view") && !target.closest(".lit, .placing")) board.zoomBy(2, clientX, clientY);
});

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (form.method === "post") mark(form);
  if (form.method !== "post" || "leave" in form.dataset || !main.contains(form)) return;
  event.preventDefault();
  dismiss();
  const fields = new FormData(form, submitter);
  if (form.id === "turn" || form.id === "for-good" || "now" in form.dataset) past.now();
  // A button without an address of its own would name the page.
  const done = await post(submitter?.hasAttribute("formaction") ? submitter.formAction : form.action, fields);
  if (done) answered(form);
  if (done && "clear" in form.dataset) form.reset();
});

const pointed = (event) => {
  const { target } = event;
  // Under a finger nothing may move between the touch and the click: what it is on is told when it is done.
  if (event.type === "focusin" ? !byKeys : event.pointerType === "touch") return;
  if (target.closest?.("#choices, [data-spot]")) paths.point(target);
  board.wipe("shown");
  board.ring(placesOf(target.closest?.("#log li")));
};
document.addEventListener("pointerover", pointed);
document.addEventListener("focusin", pointed);
// A panel that was unfolded by hand shows what is lit in it. This event does not bubble.
document.addEventListener("toggle", ({ target }) => {
  if (target.matches(".aside[open]:has(.lit):not(:has(.lit-line))")) paths.relight();
}, true);
document.addEventListener("wheel", (event) => {
  if (!event.target.closest?.(".placing") || !paths.turn(event.deltaY > 0 ? 1 : -1)) return;
  event.preventDefault();
}, { passive: false, capture: true });

// Keys

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS = {
  r: () => paths.turn(1),
  R: () => paths.turn(-1),
  k: () => paths.kind(1),
  Escape: () => paths.back() || dismiss(),
  "+": () => board.zoomBy(1.4),
  "=": () => board.zoomBy(1.4),
  "-": () => board.zoomBy(1 / 1.4),
  "?": () => document.getElementById("keys").showModal(),
  c: toTalk,
};

function enter(target) {
  const chosen = target.closest(".lit") ?? document.querySelector("main [data-default]");
  chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  return chosen;
}

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  byKeys = true;
  // Many keyboards write brackets with AltGr.
  const held = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (held || document.querySelector("dialog[open]")) return;
  if (target.closest("input:not([type=range]), textarea, select") && key !== "Escape") return;
  if (target.type === "range" && (ARROWS[key] || key === "Home" || key === "End")) return;
  const arrow = ARROWS[key];
  const digit = /^\d$/.test(key) && document.querySelector(`#choices [data-digit="${key}"]`);
  const hot = document.querySelector(`main [data-hot="${CSS.escape(key)}"]`);
  const dial = /^[1-9]$/.test(key) && document.querySelector("#choices .stepper input[type=number]");
  let done = true;
  if (arrow) done = (!event.shiftKey && paths.stepTo(...arrow)) || board.pan(-60 * arrow[0], -60 * arrow[1]);
  else if (digit) digit.click();
  // The digit itself is typed into the field then.
  else if (dial) {
    dial.focus();
    dial.select();
    done = false;
  }
  else if (key === "0") board.zoomBy(0);
  else if (hot) hot.click();
  else if (key === " ") done = target.closest(".lit") && enter(target);
  else if (key === "Enter" && !target.closest("a, button, summary")) done = enter(target);
  else if (KEYS[key]) KEYS[key]();
  else done = false;
  if (done) event.preventDefault();
});

new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && heard())
  .observe(document.getElementById("say"));
document.addEventListener("visibilitychange", () => talkIsInSight() && heard());
past.start((href, shown) => request(href, {}, { shown }));
live(main, refresh, (up, why) => {
  const line = document.getElementById("line");
  if (line) line.hidden = up;
  if (!why) return;
  // Nothing is asked of who is shut out, and nothing stands before the reason.
  paths.clear();
  heard();
  document.getElementById("ask").hidden = true;
  if (line) line.textContent = why;
});
show();
bringHere();
