// A piece before it is laid: it lies on its spot, is turned, and exchanged for others.

import { closer } from "./board.js";
import { lay, outline, spotNamed, wipe } from "./marks.js";

/** @import { PieceStep } from "./types.d.ts" */
/** @typedef {PieceStep & { before: PieceStep | undefined, since: number }} Pick */

/** @type {PieceStep[]} All that can be laid, of each kind and turned in each way. */
let offered = [];
/** @type {(step: PieceStep) => void} */
let told = () => {};
/** @type {Pick | null} */
let pick = null;
let angle = 0;

/** What would be laid. */
export const picked = () => pick;

/**
 * Lets one of these be chosen, the first to begin with; `tell` is called with each that is.
 * @param {PieceStep[]} steps
 * @param {typeof told} tell
 */
export function offerPieces(steps, tell) {
  [offered, told, pick] = [steps, tell, null];
  choose(steps[0]);
}

/** Lets nothing be chosen any more. */
export function withdrawPieces() {
  [offered, pick] = [[], null];
}

/** @param {PieceStep | undefined} step */
function choose(step) {
  if (!step) return;
  const before = pick ?? undefined;
  const alike = before?.piece === step.piece;
  // The shorter way round.
  angle = alike ? angle + 60 * ((step.turn - before.turn + 9) % 6 - 3) : 60 * step.turn;
  pick = { ...step, before, since: performance.now() };
  if (!alike) layGhost(step, !before);
  /** @type {SVGElement | null} */
  const laid = document.querySelector(".ghost .laid");
  if (laid) laid.style.transform = `rotate(${angle}deg)`;
  /** @type {NodeListOf<HTMLElement>} */
  const kinds = document.querySelectorAll("#choices [data-piece]");
  for (const one of kinds) one.setAttribute("aria-pressed", String(one.dataset.piece === step.piece));
  told(step);
}

/**
 * Lays a piece where it would lie, in place of another.
 * @param {PieceStep} step
 * @param {boolean} isFirst
 */
function layGhost({ piece, at }, isFirst) {
  wipe("ghost");
  const spot = spotNamed(at);
  if (!spot) return;
  if (isFirst) closer(spot);
  lay(spot, piece, "ghost");
  outline([spot], ["ghost", "around"]);
  spot.classList.add("placing");
}

/**
 * Another turn of this kind; another kind where it has no other.
 * @param {number} by
 */
export function turnPiece(by) {
  if (!pick) return false;
  const { piece, turn: turned } = pick;
  const alike = offered.filter((step) => step.piece === piece).sort((one, other) => one.turn - other.turn);
  if (alike.length < 2) return changeKind(by);
  choose(alike.at((alike.findIndex((step) => step.turn === turned) + by) % alike.length));
  return true;
}

/**
 * The next kind of piece, or that of this name, turned as this one where that can be.
 * @param {number} by
 * @param {string} [name]
 */
export function changeKind(by, name) {
  if (!pick) return false;
  const { piece, turn: turned } = pick;
  const kinds = [...new Set(offered.map((step) => step.piece))];
  const wanted = name ?? kinds.at((kinds.indexOf(piece) + by) % kinds.length);
  const alike = offered.filter((step) => step.piece === wanted);
  choose(alike.find((step) => step.turn === turned) ?? alike[0]);
  return true;
}
