// From clicks to a move. Every choice is a path of things to click; together the paths are a tree, which clicks walk down.

import { answerRow, balanceOf, element, fitPictures, numberRow } from "./answers.js";
import { kindRow, spotList, tellTrail, turners, wayBack, whereTo } from "./bar.js";
import { bringIntoSight, farther, narrow, wasDragged } from "./board.js";
import { dial } from "./dial.js";
import { light, unlight } from "./lit.js";
import { isEnlarged, lay, outline, raiseNames, spotNamed, wipe } from "./marks.js";
import { changeKind, offerPieces, picked, turnPiece, withdrawPieces } from "./pieces.js";
import { behind, idOf, nextOf, placeOf, read, settled, stepsAt } from "./tree.js";

/** @import { ButtonStep, Next, NumberStep, PieceStep, Spot, Step, Table, Way } from "./types.d.ts" */

const FEW = 16;
const DOUBLE = 260;
/** @type {Table} What the page provides. */
let table;
/** @type {Way[]} */
let choices = [];
let raw = "";
/** @type {string[]} The steps taken so far. */
let trail = [];
/** @type {() => Next | undefined} The step that the slider is set to. */
let dialled = () => undefined;
/** @type {{ of: string, field: HTMLInputElement } | null} Keeps the number in a field when the page is updated meanwhile. */
let dialling = null;

const box = () => document.getElementById("choices");
const next = () => nextOf(choices, trail);

/**
 * @template {Step["kind"]} K
 * @param {K} kind
 */
const nextOfKind = (kind) => /** @type {Next<Extract<Step, { kind: K }>>[]} */ (next().filter(({ step }) => step.kind === kind));

/**
 * Reads the current choices of the page. Steps already taken are kept as far as they still lead somewhere.
 * @param {Table} given
 */
export function readChoices(given) {
  table = given;
  const now = box()?.dataset.choices ?? "[]";
  if (now !== raw) {
    raw = now;
    choices = read(now);
    while (trail.length && !behind(choices, trail).length) trail.pop();
  }
  render();
}

/** Removes all marks from the drawings, before they change. */
export function clearMarks() {
  wipe("lit-line", "lit-ring", "named", "also", "ghost", "shown", "focused", "foreseen");
  unlight();
}

/**
 * Takes one step, and plays the move if only one is left.
 * @param {string} id
 */
function walk(id) {
  table.dismiss();
  wipe("fresh");
  trail.push(id);
  const choice = settled(choices, trail);
  if (!choice) return render();
  trail = [];
  dialling = null;
  table.play(choice.move);
}

export function stepBack() {
  const went = trail.pop();
  if (went) {
    table.dismiss();
    render();
  }
  return went;
}

/**
 * The names of the spots that contain this part of a drawing, from outermost to innermost.
 * @param {Element} target
 */
function spotsAround(target) {
  /** @type {string[]} */
  const names = [];
  /** @type {Spot | null | undefined} */
  let spot = target.closest("[data-spot]");
  while (spot) {
    names.unshift(spot.dataset.spot ?? "");
    spot = spot.parentElement?.closest("[data-spot]");
  }
  return names;
}

/**
 * A click on a drawing: one step for each spot around it, from outermost to innermost, that can be next.
 * @param {Element} target
 */
export function clickSpot(target, detail = 1) {
  if (wasDragged() || !choices.length) return;
  const names = spotsAround(target);
  const pick = picked();
  if (pick && names.includes(pick.at)) {
    // The first click of a double click has turned the piece: what lay there before is meant.
    if (detail > 1 && performance.now() - pick.since < DOUBLE && pick.before) return walk(idOf(pick.before));
    return turnPiece(1);
  }
  for (const from of [trail, []]) {
    const steps = stepsAt(choices, from, names);
    const last = steps.pop();
    if (last === undefined) continue;
    trail = [...from, ...steps];
    return walk(last);
  }
  table.why(names.at(-1) ?? "");
}

// What is shown

/**
 * Shows what a step would do. For one that leads to further steps that is only its name, unless a button shows the name.
 * @param {Next | undefined} found
 * @param {boolean} named
 */
function preview(found, named = false) {
  const said = !found ? [] : found.behind.length === 1 ? [found.behind[0].say, balanceOf(found.behind[0])] : named ? [] : [found.step.label];
  box()?.querySelector(".preview")?.replaceChildren(...said);
}

/** Updates the marks after somebody has unfolded or folded a panel. */
export function relight() {
  if (choices.length && !picked()) render();
}

/**
 * Remembers where the focus is in the bar. Returns a function that restores it once the bar has been rebuilt.
 * @param {HTMLElement} bar
 */
function keepFocus(bar) {
  const focus = document.activeElement;
  const [isInBar, isBack] = [bar.contains(focus), focus?.matches(".back")];
  const again = focus instanceof HTMLInputElement ? `input[type=${focus.type}]` : "[data-default], button";
  return () => {
    /** @type {HTMLElement | null} */
    let found = null;
    if (isInBar) found = bar.querySelector(again);
    else if (isBack) found = document.querySelector("#turn .back") ?? bar.querySelector("button");
    found?.focus();
  };
}

/** Shows the current level of the tree, in the bar and on the drawings. */
function render() {
  clearMarks();
  withdrawPieces();
  dialled = () => undefined;
  const bar = box();
  if (!bar) return;
  const refocus = keepFocus(bar);
  bar.replaceChildren();
  tellTrail(behind(choices, trail)[0]?.path.slice(0, trail.length).map(({ label }) => label) ?? []);
  wayBack(trail.length > 0, table.words, stepBack);
  if (!choices.length) return;
  const [spots, buttons, tiles] = [nextOfKind("spot"), nextOfKind("button"), nextOfKind("piece").map(({ step }) => step)];
  // An answer that is also drawn in a panel is shown there after the first step, if there is room.
  const unfolds = trail.length > 0 && !narrow.matches;
  bar.append(...answersOf(buttons, tiles));
  const lit = [...spots, ...buttons].map((found) => light(found, unfolds)).filter((spot) => spot !== null);
  // If the answers are visible in a panel, the bar leaves it some room.
  const open = new Set(lit.map((spot) => spot.dataset.spot));
  bar.classList.toggle("shared", trail.length > 0 && buttons.some(({ step }) => open.has(step.key)));
  if (spots.length && lit.length && spots.length === next().length) bar.append(whereTo(lit, table.words));
  bar.append(element("div", { class: "walk" }, ...turnersOf(tiles), element("p", { class: "preview" })));
  if (spots.length) bar.append(spotList(spots, table.words, walk));
  fitPictures(bar);
  outline(lit, ["lit-line", "under"], ["lit-line", "line"], ["lit-ring", "pulse"]);
  if (spots.length) raiseNames();
  if (spots.length || unfolds) bringIntoSight(lit);
  if (tiles[0]) {
    markOthers(tiles[0]);
    offerPieces(tiles, (tile) => preview(next().find(({ id }) => id === idOf(tile))));
  } else {
    farther();
  }
  refocus();
}

/**
 * The rows of answers: those that end the turn, numbers, all others, and the kinds of pieces.
 * @param {Next<ButtonStep>[]} buttons
 * @param {PieceStep[]} tiles
 */
function answersOf(buttons, tiles) {
  const numbers = nextOfKind("number");
  const [besideNumbers, rows] = [numbers.length > 0, /** @type {HTMLElement[]} */ ([])];
  const closing = buttons.filter((found) => found.behind[0].closes);
  const others = buttons.filter((found) => !found.behind[0].closes);
  if (closing.length) rows.push(answerRow(closing, walk, besideNumbers));
  if (besideNumbers) rows.push(numbers.length > FEW ? stepper(numbers) : numberRow(numbers, walk));
  if (others.length) rows.push(answerRow(others, walk, besideNumbers, closing.length));
  if (tiles.length) rows.push(kindRow(tiles, (name) => changeKind(0, name)));
  return rows;
}

/** @param {PieceStep[]} tiles */
function turnersOf(tiles) {
  const layIt = () => {
    const pick = picked();
    if (pick) walk(idOf(pick));
  };
  return tiles.length ? turners(tiles, table.words, turnPiece, layIt) : [];
}

/**
 * Marks the other spots that could be clicked instead, while a piece is being placed.
 * @param {PieceStep} tile
 */
function markOthers(tile) {
  const here = spotNamed(tile.at);
  const spots = nextOf(choices, []).map(({ step }) => step.kind === "spot" ? spotNamed(step.spot) : null);
  outline(spots.filter((spot) => spot !== here), ["also", "line"]);
}

/**
 * A slider and a field, for many numbers.
 * @param {Next<NumberStep>[]} numbers
 */
function stepper(numbers) {
  const of = [raw, ...trail].join(" ");
  const before = dialling?.of === of ? dialling.field.value : undefined;
  const told = { turned: preview, chosen: /** @param {Next} found */ ({ id }) => walk(id) };
  const { form, field, found } = dial(numbers, before, table.words.confirm, told);
  dialling = { of, field };
  dialled = found;
  // After the element that shows it has been added.
  queueMicrotask(() => preview(found()));
  return form;
}

/**
 * Shows what the pointer or the focus is on: in the preview, and by a ring on the board.
 * @param {Element} target
 */
export function pointAt(target) {
  wipe("focused");
  /** @type {HTMLElement | SVGElement | null} */
  const stepping = target.closest("[data-step]");
  const pick = picked();
  const id = stepping?.dataset.step ?? (pick && idOf(pick));
  const found = next().find((step) => step.id === id);
  const spot = found ? spotNamed(placeOf(found.step)) : null;
  if (spot && !spot.closest("details:not([open])")) outline([spot], ["focused", "focus"]);
  foresee(found);
  preview(found ?? dialled(), target.closest(".answer") !== null);
}

/**
 * Shows what a move would do on the board: the spots it passes over, and the piece it lays.
 * @param {Next | undefined} found
 */
function foresee(found) {
  wipe("foreseen");
  if (found?.behind.length !== 1) return;
  const { over = [], lays } = found.behind[0];
  outline(over.map(spotNamed), ["foreseen", "around"]);
  const spot = spotNamed(lays?.[1]);
  if (lays && spot) lay(spot, lays[0], "foreseen").classList.toggle("enlarged", isEnlarged(lays[0]));
}
