// From clicks to a move. Every choice is a path of things to click; all paths together are a tree that is walked down.

import { groupAt, outline, reveal, spotNamed, svg, wasDragged, wipe } from "./board.js";

const FEW = 16;
let table; // What the page gives: `play(move)`, `why(spot)`, `words`.
let choices = [], raw = "", trail = [], pick = null, angle = 0, since = 0, listOpen = false;

const idOf = (step) => [step.kind, step.spot ?? step.piece ?? step.value ?? step.key, step.turn, step.at].join(" ");
const ways = (path = trail) => choices.filter((choice) => path.every((id, at) => choice.ids[at] === id));
const box = () => document.getElementById("choices");
const spotsAround = (node) => {
  const spots = [];
  for (let at = node.closest("[data-spot]"); at; at = at.parentNode.closest("[data-spot]")) spots.unshift(at);
  return spots;
};

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
    while (trail.length && !ways().length) trail.pop();
  }
  render();
}

/// Takes all marks off the drawings before they change.
export function clear() {
  wipe("lit-line", "lit-ring", "ghost", "shown", "focused");
  for (const spot of document.querySelectorAll("[data-spot].lit, [data-spot].placing")) {
    spot.classList.remove("lit", "placing");
    for (const name of ["role", "aria-label"]) spot.removeAttribute(name);
    if (spot !== document.activeElement) spot.removeAttribute("tabindex");
  }
}

function play(choice) {
  trail = [];
  pick = null;
  table.play(choice.move);
}

/// Goes one step, and all the way where only one is left.
function walk(id) {
  trail.push(id);
  pick = null;
  const left = ways();
  const [only] = left;
  const rest = only.path.slice(trail.length);
  if (left.length === 1 && rest.every((step) => step.kind !== "piece")) return play(only);
  render();
}

export function back() {
  if (!trail.length) return false;
  trail.pop();
  pick = null;
  render();
  return true;
}

/// A click somewhere on a drawing. Gives whether it was about the choices.
export function click(target, detail = 1) {
  if (wasDragged() || !choices.length) return false;
  const spots = spotsAround(target);
  if (!spots.length) return false;
  const names = spots.map((spot) => spot.dataset.spot);
  if (pick && names.includes(pick.at)) {
    if (detail === 2 && performance.now() - since < 260) confirm(pick.before);
    else turn(1);
    return true;
  }
  for (const from of [trail, []]) {
    const path = [...from];
    for (const name of names) {
      if (next(path).some(({ step }) => step.spot === name)) path.push(`spot ${name}  `);
    }
    if (path.length === from.length) continue;
    const last = path.pop();
    trail = path;
    walk(last);
    return true;
  }
  table.why(names.at(-1));
  return true;
}

// Pieces

const pieces = () => next().filter(({ step }) => step.kind === "piece");

function choose(step) {
  const before = pick;
  const by = step.turn - (before?.turn ?? 0);
  // The shorter way round.
  angle = before?.piece === step.piece ? angle + 60 * (((by + 9) % 6) - 3) : 60 * step.turn;
  pick = { ...step, before };
  since = performance.now();
  showPiece(before?.piece !== step.piece);
}

/// Another turn of this kind; another kind where it has no other.
export function turn(by) {
  if (!pick) return false;
  const alike = pieces().filter(({ step }) => step.piece === pick.piece).map(({ step }) => step);
  alike.sort((one, other) => one.turn - other.turn);
  if (alike.length < 2) return kind(by);
  const at = alike.findIndex((step) => step.turn === pick.turn);
  choose(alike.at((at + by) % alike.length));
  return true;
}

/// The next kind of piece, turned as this one where that can be.
export function kind(by, name) {
  if (!pick) return false;
  const kinds = [...new Set(pieces().map(({ step }) => step.piece))];
  const wanted = name ?? kinds.at((kinds.indexOf(pick.piece) + by) % kinds.length);
  const alike = pieces().map(({ step }) => step).filter((step) => step.piece === wanted);
  choose(alike.find((step) => step.turn === pick.turn) ?? alike[0]);
  return true;
}

function confirm(step = pick) {
  if (step) walk(idOf(step));
}

function showPiece(anew) {
  const spot = spotNamed(pick.at);
  if (anew) wipe("ghost");
  const shown = document.querySelector(".over.ghost use");
  if (spot && !shown) {
    outline(spot, "ghost", "around");
    groupAt(spot, "ghost").append(svg("use", { href: `#piece-${pick.piece}` }));
    spot.classList.add("placing");
  }
  const use = shown ?? document.querySelector(".over.ghost use");
  if (use) use.style.transform = `rotate(${angle}deg)`;
  for (const button of box().querySelectorAll("[data-piece]")) {
    button.setAttribute("aria-pressed", button.dataset.piece === pick.piece);
  }
  preview(pieces().find(({ id }) => id === idOf(pick)));
}

// What is shown

function preview(found) {
  const line = box()?.querySelector(".preview");
  if (!line) return;
  const [only] = found?.behind ?? [];
  line.replaceChildren();
  if (!found) return;
  if (found.behind.length > 1) return line.append(found.step.label);
  line.append(only.say, balanceOf(only));
}

function light({ id, step }) {
  const spot = spotNamed(step.spot);
  if (!spot) return;
  spot.classList.add("lit");
  spot.setAttribute("tabindex", "0");
  spot.setAttribute("role", "button");
  spot.setAttribute("aria-label", step.label);
  outline(spot, "lit-line", "under");
  outline(spot, "lit-line", "line");
  outline(spot, "lit-ring", "pulse");
  spot.dataset.step = id;
}

/// Everything for the level of the tree that has been reached, in the bar and on the drawings.
function render() {
  clear();
  const bar = box();
  if (!bar) return;
  const had = bar.contains(document.activeElement);
  const steps = next();
  const of = (kind) => steps.filter(({ step }) => step.kind === kind);
  const [spots, numbers, buttons, tiles] = ["spot", "number", "button", "piece"].map(of);
  spots.forEach(light);
  bar.replaceChildren();
  const take = ({ id }) => walk(id);
  if (numbers.length) {
    bar.append(numbers.length > FEW ? stepper(numbers, take, preview, table.words) : numberRow(numbers, take));
  }
  if (buttons.length) {
    const row = element("div", { class: "answers" });
    buttons.forEach((found, at) => row.append(choiceButton(found, take, at + 1)));
    bar.append(row);
  }
  if (tiles.length) bar.append(kindRow(tiles));
  bar.append(element("p", { class: "preview" }));
  if (trail.length) {
    const row = element("div", { class: "row back" });
    row.append(element("button", { type: "button", title: "Esc", onclick: back }, `‹ ${table.words.back}`));
    const [first] = ways();
    row.append(element("span", { class: "quiet" }, first.path.slice(0, trail.length).map((step) => step.label).join(" › ")));
    bar.append(row);
  }
  if (spots.length) bar.append(spotList(spots, take));
  if (tiles.length) choose(tiles[0].step);
  if (had) bar.querySelector("[data-default], button")?.focus();
}

/// The kinds of pieces as pictures, the buttons that turn them, and the one that confirms.
function kindRow(tiles) {
  const kinds = new Map(tiles.map(({ step }) => [step.piece, step]).reverse());
  const row = element("div", { class: "pieces" });
  for (const [name, step] of [...kinds].reverse()) {
    const attributes = { type: "button", "data-piece": name, title: step.label, "aria-label": step.label };
    row.append(element("button", { ...attributes, onclick: () => kind(0, name) }, picture(step)));
  }
  const tools = element("div", { class: "row" });
  if (tiles.length > kinds.size) {
    const turner = (by, sign, said) =>
      element("button", { type: "button", "aria-label": said, title: said, onclick: () => turn(by) }, sign);
    tools.append(turner(-1, "⟲", table.words["turn-left"]), turner(1, "⟳", table.words["turn-right"]));
  }
  const confirming = { type: "button", class: "primary", "data-default": "", onclick: () => confirm() };
  tools.append(element("button", confirming, table.words.confirm));
  const all = element("div", { class: "placing-bar" });
  all.append(row, tools);
  return all;
}

function spotList(spots, take) {
  const list = element("details", { class: "spots", ontoggle: (event) => listOpen = event.target.open });
  list.open = listOpen;
  list.append(element("summary", {}, `${table.words.list} (${spots.length})`));
  const buttons = element("div", { class: "answers" });
  for (const found of spots) {
    const button = choiceButton(found, take);
    button.dataset.shows = found.step.spot;
    buttons.append(button);
  }
  list.append(buttons);
  return list;
}

/// What the pointer or the focus is on: it is told in the preview and ringed on the board.
export function point(target) {
  wipe("focused");
  const at = target?.closest?.("[data-shows], [data-step], .lit");
  const found = at && next().find(({ id, step }) => id === at.dataset.step || step.spot === at.dataset.shows);
  const spot = found && spotNamed(found.step.spot ?? "");
  if (spot) outline(spot, "focused", "focus");
  if (found) preview(found);
  else if (pick) preview(pieces().find(({ id }) => id === idOf(pick)));
  else preview(null);
}

/// From one lit spot to the nearest that lies that way.
export function stepTo(byX, byY) {
  const from = document.activeElement?.closest?.(".lit");
  if (!from) return false;
  const centre = (spot) => {
    const box = spot.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  let best = null, least = Infinity;
  for (const spot of document.querySelectorAll(".lit")) {
    const [toX, toY] = centre(spot);
    const along = (toX - x) * byX + (toY - y) * byY;
    const off = Math.abs((toX - x) * byY - (toY - y) * byX);
    if (along > 1 && along + 2 * off < least) [best, least] = [spot, along + 2 * off];
  }
  best?.focus();
  if (best) reveal(best);
  return true;
}

// Small things in the bar

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/// “$3, leaves $7”
function balanceOf(choice) {
  return choice.balance ? element("span", { class: "balance" }, choice.balance) : "";
}

/// A piece as it would lie.
function picture({ piece, turn }) {
  const size = Number(document.getElementById("board")?.dataset.spotSize ?? 120) * 0.54;
  const drawn = svg("svg", { viewBox: `${-size} ${-size} ${2 * size} ${2 * size}`, "aria-hidden": "true", class: "piece" });
  drawn.append(svg("use", { href: `#piece-${piece}`, transform: `rotate(${60 * (turn ?? 0)})` }));
  return drawn;
}

/// An answer: its name, and beneath what it does where that says more.
function choiceButton(found, take, digit) {
  const { id, step, behind: [only, ...more] } = found;
  const button = element("button", { type: "button", class: "answer", "data-step": id, onclick: () => take(found) });
  if (digit < 10) button.dataset.digit = digit;
  if (step.piece) button.append(picture(step));
  const told = element("span", {}, element("b", {}, step.label));
  const same = only.say.localeCompare(step.label, undefined, { sensitivity: "base" }) === 0;
  if (!more.length && step.kind === "button" && !same) told.append(element("small", {}, only.say));
  if (!more.length && only.balance) told.append(element("small", {}, balanceOf(only)));
  button.append(told);
  return button;
}

function numberRow(numbers, take) {
  const row = element("div", { class: "answers numbers", role: "group", "aria-label": numbers[0].step.unit });
  row.append(element("span", { class: "unit", "aria-hidden": "true" }, numbers[0].step.unit));
  for (const found of numbers) {
    const { step, behind: [only] } = found;
    const attributes = { type: "button", "data-step": found.id, "data-digit": step.value, "aria-label": step.label };
    row.append(element("button", { ...attributes, title: only.say, onclick: () => take(found) }, String(step.value)));
  }
  return row;
}

/// For long rows of numbers: a slider and a field that go together.
function stepper(numbers, take, preview, words) {
  const values = numbers.map(({ step }) => step.value);
  const attributes = { min: Math.min(...values), max: Math.max(...values), value: values[0], "aria-label": numbers[0].step.unit };
  const slider = element("input", { type: "range", ...attributes });
  const field = element("input", { type: "number", ...attributes });
  const found = () => numbers.find(({ step }) => step.value === field.valueAsNumber);
  const follow = (from, to) => from.oninput = () => {
    to.value = from.value;
    preview(found());
  };
  follow(slider, field);
  follow(field, slider);
  const form = element("form", { class: "stepper", onsubmit: (event) => {
    event.preventDefault();
    if (found()) take(found());
  } });
  form.append(element("span", { class: "unit" }, numbers[0].step.unit), slider, field);
  form.append(element("button", { class: "primary", "data-default": "" }, words.confirm));
  queueMicrotask(() => preview(found()));
  return form;
}
