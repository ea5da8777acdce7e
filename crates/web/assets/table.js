// The table. Everything here can also be done without a script, by links and forms; this makes it quick.

import { element } from "./answers.js";
import { holdBoard, pan, zoomBy } from "./board.js";
import "./copy.js";
import { followHistory, goTo, goToPresent } from "./history.js";
import { focusNear, stepTo } from "./lit.js";
import { live } from "./live.js";
import { calm, fly, ring, wipe } from "./marks.js";
import { answered, mark } from "./once.js";
import { fieldsOf, targetOf, the } from "./page.js";
import { marksOf, patch, survey } from "./patch.js";
import { clearMarks, clickSpot, pointAt, readChoices, relight, stepBack } from "./paths.js";
import { changeKind, turnPiece } from "./pieces.js";
import { countUnheard, hear, heard, listen, toTalk } from "./talk.js";

/** @import { Fragment, Motion, Refused, Tag, Words } from "./types.d.ts" */

const main = the("table", HTMLElement);
/** @type {Words} */
const words = JSON.parse(the("keys", HTMLDialogElement).dataset.words ?? "{}");
let newest = 0; // The newest request: answers to older ones come too late.
let busy = 0;
/** @type {string | null} */
let missed = null;
let posting = false;
let byKeys = false; // Whether a key was pressed last, not a pointer.

// Talking to the server

/**
 * Shows what the server answers. Returns whether the server did as it was told. When what nobody asked for has failed,
 * nobody is told: the line that says that there is no connection is enough.
 * @param {string} url
 * @param {RequestInit} options
 */
async function request(url, options = {}, { quietly = false, shown = () => {}, whole = false } = {}) {
  const number = ++newest;
  busy += 1;
  const had = whole ? [] : survey(main);
  try {
    const response = await fetch(url, { ...options, headers: { "X-Part": "main", "X-Have": marksOf(had) } });
    if (response.redirected && !response.url.includes(action(""))) {
      location.assign(response.url);
      return false;
    }
    if (!response.ok) {
      if (!quietly) refuse(await response.json());
      return false;
    }
    const html = await response.text();
    if (number === newest) {
      // A page that something else has changed as well is not what its marks say: it gets everything.
      if (!apply(html, had)) request(location.href, {}, { quietly: true, whole: true });
      shown();
    }
    const isStale = response.headers.has("X-Stale");
    if (isStale) refuse({ why: words.stale });
    return !isStale;
  } catch {
    // Perhaps it was done, and only the answer was lost: the page finds out when the line is back.
    if (number === newest && !quietly) refuse({ why: words.failed });
    return false;
  } finally {
    busy -= 1;
    const version = missed;
    missed = null;
    // What happened meanwhile may have come with the answer.
    if (version !== null && version !== main.dataset.version) refresh(version);
  }
}

/**
 * @param {string} url
 * @param {URLSearchParams} body
 */
async function post(url, body) {
  if (posting) return false;
  posting = true;
  main.setAttribute("aria-busy", "true");
  const done = await request(url, { method: "POST", body });
  main.removeAttribute("aria-busy");
  posting = false;
  return done;
}

/** The page as it is now at its own address: at once, or when what is under way has been answered. */
function refresh(version = "") {
  if (busy > 0) missed = version;
  else request(location.href, {}, { quietly: true });
}

/**
 * Fields, with the seat that sends them and what its page shows.
 * @param {Record<string, string>} fields
 */
const withStamp = (fields) => new URLSearchParams({ seat: main.dataset.seat ?? "", stamp: main.dataset.stamp ?? "", ...fields });
/** @param {string} what */
const action = (what) => `/table/${main.dataset.table}${what && `/${what}`}`;

/** @param {string} spot */
async function why(spot) {
  const body = withStamp({ spot });
  const response = await fetch(action("why"), { method: "POST", body }).catch(() => null);
  if (response) refuse(response.status === 204 ? { why: words.nothing } : await response.json());
}

/** @param {Refused} refused */
function refuse({ why, rule, href = "" }) {
  const line = element("p", {}, why);
  if (rule) line.append(" ", element("a", { href, target: "_blank" }, `${words.rule} ${rule}`));
  const close = { type: "button", class: "plain", "data-dismiss": "", "aria-label": words.close };
  document.getElementById("refusal")?.replaceChildren(line, element("button", close, "✕"));
}

const dismiss = () => document.getElementById("refusal")?.replaceChildren();

// Showing what came

/**
 * Returns whether the page could be made what the answer says.
 * @param {string} html
 * @param {Fragment[]} had
 */
function apply(html, had) {
  const before = { at: Number(main.dataset.at), past: "past" in main.dataset };
  const focus = document.activeElement;
  const by = byKeys && focus?.getBoundingClientRect();
  const was = main.querySelector("#ask.asked") !== null;
  clearMarks();
  let inserted;
  try {
    inserted = patch(main, html, had);
  } catch {
    return false;
  }
  if (!posting) hear(inserted.filter((fresh) => fresh.matches("#chat li")));
  show();
  bringHere();
  // The focus of somebody who plays by keys stays at about the same place, and is at hand when the turn comes round.
  const asked = !was && main.querySelector("#ask.asked") && document.activeElement === document.body;
  if (by && (asked || document.activeElement !== focus)) focusNear(by);
  if (!before.past && !("past" in main.dataset)) tell(inserted, before.at);
  return true;
}

function show() {
  document.title = countUnheard() + main.dataset.title;
  holdBoard();
  readChoices({ play: (move) => post(action("play"), withStamp({ move })), why, dismiss, words });
  /** @type {NodeListOf<HTMLTimeElement>} */
  const moments = document.querySelectorAll("time:empty");
  for (const moment of moments) {
    const time = new Date(Number(moment.dataset.ms));
    moment.textContent = time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    moment.title = time.toLocaleString();
  }
}

/** In the past, the line of what is shown is brought into the log’s window. */
function bringHere() {
  const line = [...document.querySelectorAll("#log .here")].at(-1);
  const frame = line?.closest(".scroll");
  if (line && frame) frame.scrollTop += line.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom + frame.clientHeight / 3;
}

/** @param {Tag | null} line */
const placesOf = (line) => line?.dataset.places?.split(" ") ?? [];

/**
 * What is new is seen to come: pieces fly, lines and pieces fade in, places are ringed.
 * @param {Tag[]} inserted
 * @param {number} before How many moves had been made.
 */
async function tell(inserted, before) {
  const fade = { opacity: [0, 1] };
  for (const fresh of inserted) {
    const appearing = [...fresh.querySelectorAll(".appears")].concat(fresh.matches(".appears, #log li, #chat li") ? fresh : []);
    if (!calm.matches) for (const one of appearing) one.animate(fade, 500);
  }
  const lines = inserted.filter((fresh) => Number(fresh.dataset.at) > before);
  ring([...new Set(lines.flatMap(placesOf))].slice(-12), true);
  /** @type {Motion[]} */
  const motions = lines.flatMap(({ dataset: { motion } }) => motion ? [JSON.parse(motion)] : []);
  await fly(motions);
}

// Pointer

document.addEventListener("pointerdown", () => { byKeys = false; }, true);
document.addEventListener("click", (event) => {
  const target = targetOf(event);
  if (target.closest("[data-dismiss]")) return dismiss();
  /** @type {HTMLElement | null} */
  const opens = target.closest("[data-open]");
  if (opens) return the(opens.dataset.open ?? "", HTMLDialogElement).showModal();
  if (target instanceof HTMLDialogElement && target.id === "keys") return target.close();
  /** @type {HTMLElement | null} */
  const zoom = target.closest("[data-zoom]");
  if (zoom) return zoomBy(Number(zoom.dataset.zoom));
  /** @type {HTMLAnchorElement | null} */
  const link = target.closest("a[data-part]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    dismiss();
    return goTo(link.href);
  }
  if (target.closest("[data-spot]")) {
    dismiss();
    clickSpot(target, event.detail);
  }
});

document.addEventListener("dblclick", (event) => {
  const target = targetOf(event);
  if (target.closest("#view") && !target.closest(".lit, .placing")) zoomBy(2, event.clientX, event.clientY);
});

document.addEventListener("submit", async (event) => {
  const [form, { submitter }] = [targetOf(event), event];
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  mark(form);
  if ("leave" in form.dataset || !main.contains(form)) return;
  event.preventDefault();
  dismiss();
  const fields = fieldsOf(form, submitter);
  if (form.id === "turn" || form.id === "for-good" || "now" in form.dataset) goToPresent();
  // A button without an address of its own would name the page.
  const isElsewhere = submitter instanceof HTMLButtonElement && submitter.hasAttribute("formaction");
  const done = await post(isElsewhere ? submitter.formAction : form.action, fields);
  if (done) answered(form);
  if (done && "clear" in form.dataset) form.reset();
});

/** @param {Event} event */
const pointed = (event) => {
  const target = targetOf(event);
  if (target.closest("#choices, [data-spot]")) pointAt(target);
  wipe("shown");
  ring(placesOf(target.closest("#log li")));
};
// Under a finger nothing may move between the touch and the click: what it touches is shown when it lets go.
document.addEventListener("pointerover", (event) => event.pointerType === "touch" || pointed(event));
document.addEventListener("focusin", (event) => byKeys && pointed(event));
// A panel that was unfolded by hand shows what is lit in it. This event does not bubble.
document.addEventListener("toggle", (event) => {
  if (targetOf(event).matches(".aside[open]:has(.lit):not(:has(.lit-line))")) relight();
}, true);
document.addEventListener("wheel", (event) => {
  if (!targetOf(event).closest(".placing") || !turnPiece(event.deltaY > 0 ? 1 : -1)) return;
  event.preventDefault();
}, { passive: false, capture: true });

// Keys

/** @type {Record<string, [byX: number, byY: number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, () => unknown>} */
const KEYS = {
  r: () => turnPiece(1),
  R: () => turnPiece(-1),
  k: () => changeKind(1),
  Escape: () => stepBack() || dismiss(),
  "+": () => zoomBy(1.4),
  "=": () => zoomBy(1.4),
  "-": () => zoomBy(1 / 1.4),
  "?": () => the("keys", HTMLDialogElement).showModal(),
  c: toTalk,
};

/**
 * Does what the focus is on, or else what is done by default. Returns whether there is such a thing.
 * @param {Element} target
 */
function enter(target) {
  const chosen = target.closest(".lit") ?? document.querySelector("main [data-default]");
  chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  return chosen !== null;
}

document.addEventListener("keydown", (event) => {
  const [target, { key }] = [targetOf(event), event];
  byKeys = true;
  // Many keyboards write brackets with AltGr.
  const held = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (held || document.querySelector("dialog[open]")) return;
  if (target.closest("input:not([type=range]), textarea, select") && key !== "Escape") return;
  if (target instanceof HTMLInputElement && target.type === "range" && (ARROWS[key] || key === "Home" || key === "End")) return;
  const arrow = ARROWS[key];
  const isDigit = key >= "0" && key <= "9" && key.length === 1;
  /** @type {HTMLElement | null} */
  const digit = isDigit ? document.querySelector(`#choices [data-digit="${key}"]`) : null;
  /** @type {HTMLElement | null} */
  const hot = document.querySelector(`main [data-hot="${CSS.escape(key)}"]`);
  /** @type {HTMLInputElement | null} */
  const dial = isDigit && key !== "0" ? document.querySelector("#choices .stepper input[type=number]") : null;
  let done = true;
  if (arrow) {
    done = !event.shiftKey && stepTo(...arrow);
    if (!done) pan(-60 * arrow[0], -60 * arrow[1]);
  }
  else if (digit) digit.click();
  // The digit itself is typed into the field then.
  else if (dial) {
    dial.focus();
    dial.select();
    done = false;
  }
  else if (key === "0") zoomBy(0);
  else if (hot) hot.click();
  else if (key === " ") done = target.closest(".lit") !== null && enter(target);
  else if (key === "Enter" && !target.closest("a, button, summary")) done = enter(target);
  else if (KEYS[key]) KEYS[key]();
  else done = false;
  if (done) event.preventDefault();
});

listen();
followHistory((href, shown) => request(href, {}, { shown }));
live(main, refresh, (up, why) => {
  const line = document.getElementById("line");
  if (line) line.hidden = up;
  if (!why) return;
  // Visitors who are shut out are asked nothing, and nothing stands before the reason.
  clearMarks();
  heard();
  the("ask", HTMLElement).hidden = true;
  if (line) line.textContent = why;
});
show();
bringHere();
