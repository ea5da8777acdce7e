// From clicks to a move. Every choice is a path of things to click; all paths together are a tree that is walked down.

import { answer, answerRow, balanceOf, button, element, fitPictures, numberRow, picture } from "./answers.js";
import { bringIntoSight, closer, farther, lay, narrow, outline, raiseNames, reveal, spotNamed, wasDragged, wipe } from "./board.js";

const FEW = 16;
const DOUBLE = 260;
let table; // What the page gives: `play(move)`, `why(spot)`, `dismiss()`, `words`.
let choices = [], raw = "", trail = [], pick = null, angle = 0, listOpen = false;
const unlit = new WeakMap(); // What a spot that is lit says of itself otherwise.
let dialled = () => undefined; // The step that a slider stands at.
let dial = {}; // The field beside it and what it is for: others may decide meanwhile, and the number stays.

const box = () => document.getElementById("choices");
const idOf = (step) => [step.kind, step.spot ?? step.key ?? step.value ?? step.piece, step.turn, step.at].join(" ");
/// Where in the drawings a step is: an answer that is drawn somewhere, too, may have its name.
const placeOf = (step) => step.spot ?? step.key;
const ways = (path) => choices.filter((choice) => path.every((id, at) => choice.ids[at] === id));

/// The steps that can come next, each with the choices behind it.
function next(path = trail) {
  const steps = new Map();
  for (const choice of ways(path)) {
    const id = choice.ids[path.length];
    if (!steps.has(id)) steps.set(id, { id, step: choice.path[path.length], behind: [] });
    steps.get(id).behind.push(choice);
  }
  return [...steps.values()];
}

/// Reads the choices of the page as it is now. The way already gone is kept as far as it still leads somewhere.
export function start(given) {
  table = given;
  const now = box()?.dataset.choices ?? "[]";
  if (now !== raw) {
    raw = now;
    choices = JSON.parse(now);
    for (const choice of choices) choice.ids = choice.path.map(idOf);
    while (trail.length && !ways(trail).length) trail.pop();
  }
  render();
}

/// Takes all marks off the drawings before they change.
export function clear() {
  wipe("lit-line", "lit-ring", "named", "also", "ghost", "shown", "focused", "foreseen");
  for (const spot of document.querySelectorAll(".lit, .placing")) {
    spot.classList.remove("lit", "placing");
    spot.removeAttribute("data-step");
    for (const [name, value] of Object.entries(unlit.get(spot) ?? {})) {
      if (value === null) spot.removeAttribute(name);
      else spot.setAttribute(name, value);
    }
    unlit.delete(spot);
    if (spot !== document.activeElement) spot.removeAttribute("tabindex");
  }
}

/// Goes one step, and all the way where only one is left. But behind a button there may be things that nobody has seen
/// yet: they are shown first.
function walk(id) {
  table.dismiss();
  wipe("fresh");
  trail.push(id);
  const [only, ...more] = ways(trail);
  const [last, ...rest] = only.path.slice(trail.length - 1);
  if (more.length || (last.kind === "button" && rest.length) || rest.some((step) => step.kind === "piece")) return render();
  trail = [];
  dial = {};
  table.play(only.move);
}

export function back() {
  const went = trail.pop();
  if (went) {
    table.dismiss();
    render();
  }
  return went;
}

/// A click somewhere on a drawing: as many steps as the spots around it, from outermost to innermost, are next.
export function click(target, detail = 1) {
  if (wasDragged() || !choices.length) return;
  const names = [];
  for (let at = target.closest("[data-spot]"); at; at = at.parentNode.closest("[data-spot]")) names.unshift(at.dataset.spot);
  if (pick && names.includes(pick.at)) {
    // The first click of a double one has turned the piece: what lay before is meant.
    if (detail > 1 && performance.now() - pick.since < DOUBLE && pick.before) return walk(idOf(pick.before));
    return turn(1);
  }
  for (const from of [trail, []]) {
    const path = [...from];
    for (const name of names) {
      // A path that has come to its end has no step any more.
      const found = next(path).find(({ step }) => step && placeOf(step) === name);
      if (found) path.push(found.id);
    }
    if (path.length === from.length) continue;
    trail = path.slice(0, -1);
    return walk(path.at(-1));
  }
  table.why(names.at(-1));
}

// Pieces

const pieces = (name) => next().map(({ step }) => step).filter((step) => step.kind === "piece" && step.piece === (name ?? step.piece));

function choose(step, before) {
  const alike = before?.piece === step.piece;
  // The shorter way round.
  angle = alike ? angle + 60 * ((step.turn - before.turn + 9) % 6 - 3) : 60 * step.turn;
  pick = { ...step, before, since: performance.now() };
  const spot = spotNamed(pick.at);
  if (!alike) wipe("ghost");
  if (spot && !alike) {
    if (!before) closer(spot);
    lay(spot, pick.piece, "ghost");
    outline([spot], ["ghost", "around"]);
    spot.classList.add("placing");
  }
  const laid = document.querySelector(".ghost .laid");
  if (laid) laid.style.transform = `rotate(${angle}deg)`;
  for (const button of box().querySelectorAll("[data-piece]")) {
    button.setAttribute("aria-pressed", button.dataset.piece === pick.piece);
  }
  preview(next().find(({ id }) => id === idOf(pick)));
}

/// Another turn of this kind; another kind where it has no other.
export function turn(by) {
  if (!pick) return false;
  const alike = pieces(pick.piece).sort((one, other) => one.turn - other.turn);
  if (alike.length < 2) return kind(by);
  choose(alike.at((alike.findIndex((step) => step.turn === pick.turn) + by) % alike.length), pick);
  return true;
}

/// The next kind of piece, or that of this name, turned as this one where that can be.
export function kind(by, name) {
  if (!pick) return false;
  const kinds = [...new Set(pieces().map((step) => step.piece))];
  const alike = pieces(name ?? kinds.at((kinds.indexOf(pick.piece) + by) % kinds.length));
  choose(alike.find((step) => step.turn === pick.turn) ?? alike[0], pick);
  return true;
}

// What is shown

/// What a step would do. Of one that leads on there is no more to tell than its name, which an answer in the bar shows.
function preview(found, named) {
  const [only, ...more] = found?.behind ?? [];
  const said = !only || (more.length && named) ? [] : more.length ? [found.step.label] : [only.say, balanceOf(only)];
  box()?.querySelector(".preview")?.replaceChildren(...said);
}

function light({ id, step }) {
  const spot = spotNamed(placeOf(step));
  if (!spot) return null;
  // What is folded away has no place. A panel is unfolded for what can be clicked nowhere else, and for an answer once it
  // is asked for.
  const folded = spot.closest("details:not([open])");
  const opens = step.spot || (trail.length && !narrow.matches);
  if (folded && opens) folded.open = true;
  spot.classList.add("lit");
  if (!unlit.has(spot)) unlit.set(spot, { role: spot.getAttribute("role"), "aria-label": spot.getAttribute("aria-label") });
  // The keys go to an answer in the bar, not twice.
  const tabindex = step.spot ? 0 : -1;
  for (const [name, value] of Object.entries({ tabindex, role: "button", "aria-label": step.label, "data-step": id })) {
    spot.setAttribute(name, value);
  }
  return folded && !opens ? null : spot;
}

/// The way gone so far, in place of the question.
function tellTrail() {
  const heading = document.getElementById("trail");
  if (!heading) return;
  const [way] = ways(trail);
  const said = trail.map((_, at) => way.path[at].label).join(" › ");
  if (heading.textContent !== said) heading.textContent = said;
}

/// The way back, beside what else is done with the turn, where it is always in sight.
function wayBack() {
  const bar = document.getElementById("turn");
  bar?.querySelector(".back")?.remove();
  if (trail.length) bar?.prepend(button({ class: "back", "data-extra": "", title: "Esc", onclick: back }, `‹ ${table.words.back}`));
}

/// Where to click, when there is nothing else to do.
function whereTo(spots) {
  const beside = spots.filter((spot) => !spot.closest("#view")).length;
  const where = beside === 0 ? "lit-map" : beside === spots.length ? "lit-beside" : "lit";
  return element("p", { class: "where" }, table.words[where]);
}

/// Marks what a panel shows that was unfolded or folded by hand.
export function relight() {
  if (choices.length && !pick) render();
}

/// Everything for the level of the tree that has been reached, in the bar and on the drawings.
function render() {
  clear();
  pick = null;
  dialled = () => undefined;
  const bar = box();
  if (!bar) return;
  const focus = document.activeElement;
  const had = bar.contains(focus) && (focus.localName === "input" ? `input[type=${focus.type}]` : "[data-default], button");
  const went = focus?.matches?.(".back");
  const [spots, numbers, buttons, tiles] = ["spot", "number", "button", "piece"].map((kind) =>
    next().filter(({ step }) => step.kind === kind));
  bar.replaceChildren();
  tellTrail();
  wayBack();
  if (!choices.length) return;
  const [closing, others] = [true, false].map((closes) => buttons.filter(({ behind }) => Boolean(behind[0].closes) === closes));
  if (closing.length) bar.append(answerRow(closing, walk, numbers.length > 0));
  if (numbers.length) bar.append(numbers.length > FEW ? stepper(numbers) : numberRow(numbers, walk));
  if (others.length) bar.append(answerRow(others, walk, numbers.length > 0, closing.length));
  if (tiles.length) bar.append(kindRow(tiles));
  const lit = [...spots, ...buttons].map(light).filter(Boolean);
  // Where the answers lie open in a panel, the panel has a share of the room.
  bar.classList.toggle("shared", trail.length > 0 && buttons.some(({ step }) => lit.includes(spotNamed(step.key))));
  if (spots.length && lit.length && spots.length === next().length) bar.append(whereTo(lit));
  const line = element("div", { class: "walk" });
  if (tiles.length) line.append(...turners(tiles));
  line.append(element("p", { class: "preview" }));
  bar.append(line);
  if (spots.length) bar.append(spotList(spots));
  fitPictures(bar);
  outline(lit, ["lit-line", "under"], ["lit-line", "line"], ["lit-ring", "pulse"]);
  if (spots.length) raiseNames();
  // Answers that are in the bar, too, move nothing on a small screen, nor before anything was chosen.
  if (spots.length || (trail.length && !narrow.matches)) bringIntoSight(lit);
  if (tiles.length) {
    const others = next([]).map(({ step }) => step.kind === "spot" && spotNamed(step.spot));
    outline(others.filter((spot) => spot && spot !== spotNamed(tiles[0].step.at)), ["also", "line"]);
    choose(tiles[0].step);
  } else {
    farther();
  }
  if (had) bar.querySelector(had)?.focus();
  if (went) (document.querySelector("#turn .back") ?? bar.querySelector("button"))?.focus();
}

function kindRow(tiles) {
  const kinds = new Map();
  for (const { step } of tiles) if (!kinds.has(step.piece)) kinds.set(step.piece, step);
  const shown = ([name, step]) =>
    button({ "data-piece": name, title: step.label, "aria-label": step.label, onclick: () => kind(0, name) }, picture(step));
  return element("div", { class: "pieces" }, ...[...kinds].map(shown));
}

function turners(tiles) {
  const turner = (by, sign, said) => button({ "aria-label": said, title: said, onclick: () => turn(by) }, sign);
  const kinds = new Set(tiles.map(({ step }) => step.piece));
  return [
    // Where each kind lies in one way only, there is nothing to turn.
    ...kinds.size < tiles.length ? [turner(-1, "⟲", table.words["turn-left"]), turner(1, "⟳", table.words["turn-right"])] : [],
    button({ class: "primary", "data-default": "", onclick: () => walk(idOf(pick)) }, table.words.confirm),
  ];
}

function spotList(spots) {
  const list = element("details", { class: "spots", ontoggle: () => listOpen = list.open });
  list.open = listOpen;
  list.append(
    element("summary", {}, `${table.words.list} (${spots.length})`),
    element("div", { class: "answers" }, ...spots.map((found) => answer(found, walk))),
  );
  return list;
}

/// For long rows of numbers: a slider and a field that go together.
function stepper(numbers) {
  const values = numbers.map(({ step }) => step.value);
  const { unit } = numbers[0].step;
  const of = [raw, ...trail].join(" ");
  const value = dial.of === of ? dial.field.value : values[0];
  const attributes = { min: Math.min(...values), max: Math.max(...values), value, "aria-label": unit };
  const [slider, field] = ["range", "number"].map((type) => element("input", { type, ...attributes }));
  dial = { of, field };
  const found = () => numbers.find(({ step }) => step.value === field.valueAsNumber);
  for (const [from, to] of [[slider, field], [field, slider]]) {
    from.oninput = () => {
      to.value = from.value;
      preview(found());
    };
  }
  const onsubmit = (event) => {
    event.preventDefault();
    if (found()) walk(found().id);
  };
  dialled = found;
  queueMicrotask(() => preview(found()));
  const confirm = element("button", { class: "primary", "data-default": "" }, table.words.confirm);
  return element("form", { class: "stepper", onsubmit }, element("span", { class: "unit" }, unit), slider, field, confirm);
}

/// What the pointer or the focus is on: it is told in the preview and ringed on the board.
export function point(target) {
  wipe("focused");
  const id = target.closest("[data-step]")?.dataset.step ?? (pick && idOf(pick));
  const found = next().find((step) => step.id === id);
  const spot = found && spotNamed(placeOf(found.step));
  if (spot && !spot.closest("details:not([open])")) outline([spot], ["focused", "focus"]);
  foresee(found?.behind);
  preview(found ?? dialled(), target.closest(".answer"));
}

/// What a move would do on the board: the spots that it leads over, and the piece that it lays.
function foresee([only, ...more] = []) {
  wipe("foreseen");
  if (!only || more.length) return;
  outline((only.over ?? []).map(spotNamed), ["foreseen", "around"]);
  const at = only.lays && spotNamed(only.lays[1]);
  if (at) lay(at, only.lays[0], "foreseen");
}

const litBy = (measure) => [...document.querySelectorAll(".lit[tabindex='0']")]
  .map((spot) => [measure(spot.getBoundingClientRect()), spot])
  .sort(([one], [other]) => one - other)[0] ?? [Infinity];

/// The lit spot nearest to a place, or else the first answer in the bar.
export function focusNear({ x, y }) {
  const [, spot] = litBy((at) => Math.hypot(at.x - x, at.y - y));
  (spot ?? document.querySelector("#ask :is(button, a)"))?.focus({ preventScroll: true });
}

/// From one lit spot to the nearest that lies that way; from elsewhere to the first.
export function stepTo(byX, byY) {
  const from = document.activeElement?.closest(".lit")?.getBoundingClientRect();
  if (!from) {
    const [, first] = litBy((at) => at.y + at.x / 4);
    first?.focus();
    return Boolean(first);
  }
  const [away, spot] = litBy((at) => {
    const along = (at.x - from.x) * byX + (at.y - from.y) * byY;
    return along > 1 ? along + 2 * Math.abs((at.x - from.x) * byY - (at.y - from.y) * byX) : Infinity;
  });
  if (away === Infinity) return true;
  spot.focus();
  reveal(spot);
  return true;
}
