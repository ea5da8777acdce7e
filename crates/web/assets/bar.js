// What the bar shows beside the answers: the way so far and back, where to click, how a piece is turned.

import { answer, button, element, picture } from "./answers.js";

/** @import { Next, PieceStep, Spot, SpotStep, Words } from "./types.d.ts" */

let isListOpen = false;

/**
 * The way so far, in place of the question.
 * @param {string[]} labels
 */
export function tellTrail(labels) {
  const heading = document.getElementById("trail");
  const said = labels.join(" › ");
  if (heading && heading.textContent !== said) heading.textContent = said;
}

/**
 * The way back, where there is one, beside what else is done with the turn: there it is always in sight.
 * @param {boolean} leads
 * @param {Words} words
 * @param {() => unknown} back
 */
export function wayBack(leads, words, back) {
  const turn = document.getElementById("turn");
  turn?.querySelector(".back")?.remove();
  if (!leads) return;
  turn?.prepend(button({ class: "back", "data-extra": "", title: words.escape, onclick: back }, `‹ ${words.back}`));
}

/**
 * Where to click, when there is nothing else to do.
 * @param {Spot[]} spots
 * @param {Words} words
 */
export function whereTo(spots, words) {
  const beside = spots.filter((spot) => !spot.closest("#view")).length;
  const where = beside === 0 ? "lit-map" : beside === spots.length ? "lit-beside" : "lit";
  return element("p", { class: "where" }, words[where]);
}

/**
 * The kinds of pieces that can be laid, each by its picture.
 * @param {PieceStep[]} steps
 * @param {(name: string) => unknown} choose
 */
export function kindRow(steps, choose) {
  /** @type {Map<string, PieceStep>} */
  const kinds = new Map();
  for (const step of steps) if (!kinds.has(step.piece)) kinds.set(step.piece, step);
  const buttons = [...kinds.values()].map(({ piece, turn, label }) => button(
    { "data-piece": piece, title: label, "aria-label": label, onclick: () => choose(piece) },
    picture(piece, turn),
  ));
  return element("div", { class: "pieces" }, ...buttons);
}

/**
 * Turns a piece, and lays it.
 * @param {PieceStep[]} steps
 * @param {Words} words
 * @param {(by: number) => unknown} turn
 * @param {() => unknown} lay
 */
export function turners(steps, words, turn, lay) {
  /** @type {(by: number, sign: string, said: string) => HTMLElement} */
  const turner = (by, sign, said) => button({ "aria-label": said, title: said, onclick: () => turn(by) }, sign);
  const confirm = button({ class: "primary", "data-default": "", onclick: lay }, words.confirm);
  // Where each kind lies in one way only, there is nothing to turn.
  if (new Set(steps.map(({ piece }) => piece)).size === steps.length) return [confirm];
  return [turner(-1, "⟲", words["turn-left"]), turner(1, "⟳", words["turn-right"]), confirm];
}

/**
 * The spots that can be clicked, as answers in a list that stays open once it has been opened.
 * @param {Next<SpotStep>[]} spots
 * @param {Words} words
 * @param {(id: string) => unknown} walk
 */
export function spotList(spots, words, walk) {
  const list = element("details", { class: "spots" });
  list.open = isListOpen;
  list.ontoggle = () => { isListOpen = list.open; };
  list.append(
    element("summary", {}, `${words.list} (${spots.length})`),
    element("div", { class: "answers" }, ...spots.map((found) => answer(found, walk))),
  );
  return list;
}
