// Answers as buttons. Each is a step on the way to a move, with the choices behind it; `walk(id)` takes it.

import { narrow } from "./board.js";
import { svg } from "./marks.js";

/** @import { Choice, Next, NumberStep, Step } from "./types.d.ts" */
/** @typedef {(id: string) => unknown} Walk */

// More answers than this have room for a name only; on a small screen, where names are long, more than these.
const MANY = 5, SOME = 3;
// A name of more letters than this wants the whole width.
const LONG = 30;

/**
 * An element with these attributes; what begins with “on” is done when that happens.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number | ((event: Event) => unknown)>} attributes
 * @param {(string | Node)[]} children
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") Object.assign(made, { [key]: value });
    else made.setAttribute(key, String(value));
  }
  made.append(...children);
  return made;
}

/**
 * @param {Parameters<typeof element>[1]} attributes
 * @param {(string | Node)[]} children
 */
export const button = (attributes, ...children) => element("button", { type: "button", ...attributes }, ...children);
/** @param {Choice} choice */
export const balanceOf = ({ balance }) => balance ? element("span", { class: "balance" }, balance) : "";

/**
 * The piece that a step shows.
 * @param {Step} step
 */
const pieceOf = (step) => "piece" in step ? step.piece : null;

/**
 * A piece as it would lie.
 * @param {string} piece
 */
export function picture(piece, turn = 0) {
  const size = Number(document.getElementById("board")?.dataset.spotSize ?? 120) * 0.54;
  const drawn = svg("svg", { viewBox: `${-size} ${-size} ${2 * size} ${2 * size}`, "aria-hidden": "true", class: "piece" });
  drawn.append(svg("use", { href: `#piece-${piece}`, transform: `rotate(${60 * turn})` }));
  return drawn;
}

/**
 * Many answers that all have pictures stand close together, each by its picture and its name alone. Others stand side by
 * side, or one below the other where names are long.
 * @param {Next[]} buttons
 * @param {Walk} walk
 * @param {boolean} besideNumbers
 * @param {number} before How many answers stand before these.
 */
export function answerRow(buttons, walk, besideNumbers, before = 0) {
  const pictured = buttons.every(({ step }) => pieceOf(step));
  const longs = buttons.filter(({ step }) => step.label.length > LONG).length;
  const close = pictured && longs < buttons.length / 2 && buttons.length > (narrow.matches ? SOME : MANY);
  const long = longs > 0 && !close;
  const dense = long && buttons.length > SOME;
  const answers = buttons.map((found, index) => answer(found, walk, besideNumbers ? 0 : before + index + 1, close, dense));
  const kinds = ["answers", close && "close", long && "long", dense && "dense"].filter(Boolean);
  return element("div", { class: kinds.join(" ") }, ...answers);
}

/**
 * Pictures of answers fill their place, however large the piece is on the board.
 * @param {HTMLElement} bar
 */
export function fitPictures(bar) {
  /** @type {NodeListOf<SVGUseElement>} */
  const pieces = bar.querySelectorAll(".answer svg.piece > use");
  for (const piece of pieces) {
    const { x, y, width, height } = piece.getBBox();
    const side = Math.max(width, height);
    const box = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`;
    if (side > 0) piece.ownerSVGElement?.setAttribute("viewBox", box);
  }
}

/**
 * What is told beneath the name of an answer, where there is room: what it leaves, or else what it does.
 * @param {Step} step
 * @param {Choice} only
 * @param {boolean} dense
 */
function tellingOf(step, only, dense) {
  if (only.balance) return balanceOf(only);
  return step.kind === "button" && !dense ? only.news ?? only.say : "";
}

/**
 * An answer: its name, and beneath, where there is room, what there is to tell. Pointing at it shows all of it. One
 * that ends the turn stands out.
 * @param {Next} found
 * @param {Walk} walk
 * @param {number} digit The key that chooses it, if it is one from 1 to 9.
 */
export function answer({ id, step, behind: [only, ...more] }, walk, digit = 0, close = false, dense = false) {
  const made = button({ class: "answer", "data-step": id, onclick: () => walk(id) });
  if (digit > 0 && digit < 10) made.dataset.digit = String(digit);
  if (!more.length && only.closes) {
    made.classList.add("primary");
    made.dataset.default = "";
  }
  const piece = pieceOf(step);
  if (piece) made.append(picture(piece));
  const named = element("span", {}, element("b", {}, step.label));
  const isWhole = !more.length && (step.kind !== "button" || step === only.path.at(-1));
  if (isWhole && close) made.title = only.say;
  if (close && step.label.length > LONG) made.classList.add("wordy");
  const telling = isWhole && !close && tellingOf(step, only, dense);
  if (telling) named.append(element("small", {}, telling));
  made.append(named);
  return made;
}

/**
 * @param {Next<NumberStep>[]} numbers
 * @param {Walk} walk
 */
export function numberRow(numbers, walk) {
  const unit = numbers[0]?.step.unit ?? "";
  const buttons = numbers.map(({ id, step: { value, label }, behind: [only] }) => button(
    { "data-step": id, "data-digit": value, "aria-label": `${value}: ${label}`, title: only.say, onclick: () => walk(id) },
    String(value),
  ));
  const said = element("span", { class: "unit", "aria-hidden": "true" }, unit);
  return element("div", { class: "answers numbers", role: "group", "aria-label": unit }, said, ...buttons);
}
