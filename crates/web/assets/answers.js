// Answers as buttons. Each is a step of the way to a move, with the choices behind it; `walk(id)` goes it.

import { narrow, svg } from "./board.js";

/// More answers than this have room for a name only; on a small screen, where names are long, more than these.
const MANY = 5, SOME = 3;
/// A name of more letters than this wants the whole width.
const LONG = 30;

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export const button = (attributes, ...children) => element("button", { type: "button", ...attributes }, ...children);
export const balanceOf = ({ balance }) => balance ? element("span", { class: "balance" }, balance) : "";

/// A piece as it would lie.
export function picture({ piece, turn }) {
  const size = Number(document.getElementById("board")?.dataset.spotSize ?? 120) * 0.54;
  const drawn = svg("svg", { viewBox: `${-size} ${-size} ${2 * size} ${2 * size}`, "aria-hidden": "true", class: "piece" });
  drawn.append(svg("use", { href: `#piece-${piece}`, transform: `rotate(${60 * (turn ?? 0)})` }));
  return drawn;
}

/// Many answers that all have pictures stand close together, each by its picture and its name alone. Others stand side by
/// side, or one below the other where names are long.
export function answerRow(buttons, walk, besideNumbers, before = 0) {
  const pictured = buttons.every(({ step }) => step.piece);
  const longs = buttons.filter(({ step }) => step.label.length > LONG).length;
  const close = pictured && longs < buttons.length / 2 && buttons.length > (narrow.matches ? SOME : MANY);
  const long = longs > 0 && !close;
  const dense = long && buttons.length > SOME;
  const answers = buttons.map((found, at) => answer(found, walk, besideNumbers ? 0 : before + at + 1, close, dense));
  const kinds = ["answers", close && "close", long && "long", dense && "dense"].filter(Boolean);
  return element("div", { class: kinds.join(" ") }, ...answers);
}

/// Pictures of answers fill their place, however large the piece is on the board.
export function fitPictures(bar) {
  for (const drawn of bar.querySelectorAll(".answer svg.piece")) {
    const { x, y, width, height } = drawn.firstElementChild.getBBox();
    const side = Math.max(width, height);
    if (side > 0) drawn.setAttribute("viewBox", `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`);
  }
}

/// An answer: its name, and beneath, where there is room, what it leaves or else what it does. All of it is told to who
/// points at it. One that ends the turn stands out.
export function answer({ id, step, behind: [only, ...more] }, walk, digit, close, dense) {
  const made = button({ class: "answer", "data-step": id, onclick: () => walk(id) });
  if (digit > 0 && digit < 10) made.dataset.digit = digit;
  if (!more.length && only.closes) {
    made.classList.add("primary");
    made.dataset.default = "";
  }
  if (step.piece) made.append(picture(step));
  const told = element("span", {}, element("b", {}, step.label));
  // Of “take Engineer: builds four tiles” only what follows the name is news.
  const named = only.say.toLocaleLowerCase().indexOf(step.label.toLocaleLowerCase());
  const news = only.say.slice(named + step.label.length).match(/^\s?[:;,] (.+)/)?.[1];
  const same = only.say.localeCompare(step.label, undefined, { sensitivity: "base" }) === 0;
  const whole = !more.length && (step.kind !== "button" || step === only.path.at(-1));
  if (whole && close) made.title = only.say;
  if (close && step.label.length > LONG) made.classList.add("wordy");
  if (whole && !close) {
    if (only.balance) told.append(element("small", {}, balanceOf(only)));
    else if (step.kind === "button" && !same && !dense) told.append(element("small", {}, (named >= 0 && news) || only.say));
  }
  made.append(told);
  return made;
}

export function numberRow(numbers, walk) {
  const { unit } = numbers[0].step;
  const one = ({ id, step, behind: [only] }) => button(
    { "data-step": id, "data-digit": step.value, "aria-label": `${step.value}: ${step.label}`, title: only.say, onclick: () => walk(id) },
    String(step.value),
  );
  const said = element("span", { class: "unit", "aria-hidden": "true" }, unit);
  return element("div", { class: "answers numbers", role: "group", "aria-label": unit }, said, ...numbers.map(one));
}
