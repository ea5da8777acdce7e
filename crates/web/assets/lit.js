// The spots of the drawings that can be clicked: how they are marked, and how keys go from one to another.

import { reveal } from "./board.js";
import { spotNamed } from "./marks.js";
import { placeOf } from "./tree.js";

/** @import { Next, Spot } from "./types.d.ts" */

/** @type {WeakMap<Spot, Record<string, string | null>>} The attributes of lit spots as they were before. */
const unlit = new WeakMap();

/**
 * Marks the spot of a step, and returns it unless it is hidden in a folded panel. A panel is unfolded for a spot that can
 * be clicked nowhere else and, if `unfolds`, for an answer.
 * @param {Next} found
 * @param {boolean} unfolds
 */
export function light({ id, step }, unfolds) {
  const spot = spotNamed(placeOf(step));
  if (!spot) return null;
  const onlyHere = step.kind === "spot";
  /** @type {HTMLDetailsElement | null} */
  const folded = spot.closest("details:not([open])");
  const opens = onlyHere || unfolds;
  if (folded && opens) folded.open = true;
  spot.classList.add("lit");
  if (!unlit.has(spot)) unlit.set(spot, { role: spot.getAttribute("role"), "aria-label": spot.getAttribute("aria-label") });
  // The Tab key already reaches an answer in the bar.
  const tabindex = onlyHere ? "0" : "-1";
  for (const [name, value] of Object.entries({ tabindex, role: "button", "aria-label": step.label, "data-step": id })) {
    spot.setAttribute(name, value);
  }
  return folded && !opens ? null : spot;
}

/** Removes the marks from all spots. */
export function unlight() {
  /** @type {NodeListOf<Spot>} */
  const marked = document.querySelectorAll(".lit, .placing");
  for (const spot of marked) {
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

/**
 * The lit spot that is nearest by this measure.
 * @param {(rect: DOMRect) => number} measure
 */
function nearest(measure) {
  /** @type {NodeListOf<Spot>} */
  const lit = document.querySelectorAll(".lit[tabindex='0']");
  const measured = [...lit].map((spot) => ({ spot, away: measure(spot.getBoundingClientRect()) }));
  return measured.sort((one, other) => one.away - other.away)[0] ?? null;
}

/**
 * The lit spot nearest to a place, or else the first answer in the bar.
 * @param {{ x: number, y: number }} place
 */
export function focusNear({ x, y }) {
  const found = nearest((rect) => Math.hypot(rect.x - x, rect.y - y));
  /** @type {HTMLElement | null} */
  const first = document.querySelector("#ask :is(button, a)");
  (found?.spot ?? first)?.focus({ preventScroll: true });
}

/**
 * From one lit spot to the nearest that lies that way; from elsewhere to the first.
 * @param {number} byX
 * @param {number} byY
 */
export function stepTo(byX, byY) {
  const from = document.activeElement?.closest(".lit")?.getBoundingClientRect();
  if (!from) {
    const first = nearest((rect) => rect.y + rect.x / 4);
    first?.spot.focus();
    return first !== null;
  }
  const found = nearest((rect) => {
    const [right, down] = [rect.x - from.x, rect.y - from.y];
    const along = right * byX + down * byY;
    return along > 1 ? along + 2 * Math.abs(right * byY - down * byX) : Infinity;
  });
  if (!found || found.away === Infinity) return true;
  found.spot.focus();
  reveal(found.spot);
  return true;
}
