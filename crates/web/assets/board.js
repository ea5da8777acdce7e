// The board under the hand: drag, wheel, pinch and buttons move it by a transform, so that nothing is drawn anew meanwhile.

import { the } from "./page.js";

/** @import { Spot } from "./types.d.ts" */
/** @typedef {{ zoom: number, x: number, y: number }} Look */

const MOST = 8;
// As in the style.
export const narrow = matchMedia("(max-width: 60rem) and (min-height: 32.01rem), (max-width: 39.99rem)");
// What a finger can hit.
const FINGER = 44;
/** @type {HTMLElement | null} */
let view = null;
/** @type {HTMLElement | null} */
let sheet = null;
/** @type {{ width: number, height: number } | undefined} */
let size;
let store = "";
/** @type {Look} How the board is looked at. */
let look = { zoom: 1, x: 0, y: 0 };
/** @type {Look | null} How it was looked at before it came closer. */
let farAway = null;
/** @type {Map<number, PointerEvent>} */
const fingers = new Map();
let dragged = false;

/** Takes hold of the board that the page has now; looks at it as before. */
export function holdBoard() {
  const found = document.getElementById("view");
  sheet = document.getElementById("sheet");
  if (found && found !== view) {
    store = `view ${the("table", HTMLElement).dataset.table}`;
    const [zoom, x, y] = JSON.parse(sessionStorage.getItem(store) ?? "[1,0,0]");
    look = { zoom, x, y };
    found.addEventListener("pointerdown", down);
    found.addEventListener("pointermove", move);
    found.addEventListener("pointerup", up);
    found.addEventListener("pointercancel", up);
    found.addEventListener("wheel", wheel, { passive: false });
    new ResizeObserver(fit).observe(found);
  }
  view = found;
  fit();
}

function fit() {
  const box = sheet?.querySelector("svg")?.viewBox.baseVal;
  if (!view || !sheet || !box?.width) return;
  const scale = Math.min(view.clientWidth / box.width, view.clientHeight / box.height);
  size = { width: box.width * scale, height: box.height * scale };
  sheet.style.width = `${size.width}px`;
  sheet.style.height = `${size.height}px`;
  placeBoard();
}

/**
 * In the middle while there is room, and never beyond an edge.
 * @param {number} offset
 * @param {number} spare
 */
const within = (offset, spare) => spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, offset));

function placeBoard() {
  if (!view || !sheet || !size) return;
  const { zoom } = look;
  const x = within(look.x, view.clientWidth - size.width * zoom);
  const y = within(look.y, view.clientHeight - size.height * zoom);
  look = { zoom, x, y };
  sheet.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
  view.classList.toggle("zoomed", zoom > 1.01);
  sessionStorage.setItem(store, JSON.stringify([zoom, x, y]));
}

/**
 * By a factor, around a point of the window; 0 shows the whole board.
 * @param {number} factor
 * @param {number} [clientX]
 * @param {number} [clientY]
 */
export function zoomBy(factor, clientX, clientY) {
  if (!view || !size) return;
  farAway = null;
  const box = view.getBoundingClientRect();
  const [atX, atY] = [(clientX ?? box.left + box.width / 2) - box.left, (clientY ?? box.top + box.height / 2) - box.top];
  const zoom = Math.min(MOST, Math.max(1, look.zoom * factor));
  const by = zoom / look.zoom;
  look = { zoom, x: atX - (atX - look.x) * by, y: atY - (atY - look.y) * by };
  placeBoard();
}

/**
 * Comes closer to a spot that is too small for a finger, until `farther`.
 * @param {Spot} spot
 */
export function closer(spot) {
  const then = spot.getBoundingClientRect();
  if (!narrow.matches || !view?.contains(spot) || then.width >= FINGER) return;
  const [before, box] = [look, view.getBoundingClientRect()];
  zoomBy(2 * FINGER / then.width, then.x + then.width / 2, then.y + then.height / 2);
  const now = spot.getBoundingClientRect();
  pan(box.x + box.width / 2 - now.x - now.width / 2, box.y + box.height / 2 - now.y - now.height / 2);
  farAway = before;
}

/** As it was looked at before `closer`, unless it was moved since. */
export function farther() {
  if (!farAway) return;
  look = farAway;
  farAway = null;
  placeBoard();
}

/**
 * @param {number} byX
 * @param {number} byY
 */
export function pan(byX, byY) {
  if (!size) return;
  look = { zoom: look.zoom, x: look.x + byX, y: look.y + byY };
  placeBoard();
}

/** Whether the pointer that was just lifted had moved the board: then it was no click. */
export const wasDragged = () => dragged;

/**
 * What is to be clicked beside the board is scrolled to where it can be, with the whole drawing that it is a part of where
 * there is room for it; but while there is something to click on the board, that stays where it is.
 * @param {Spot[]} spots
 */
export function bringIntoSight(spots) {
  const [first] = spots;
  if (!first || spots.some((spot) => view?.contains(spot))) return;
  const frame = the(narrow.matches ? "table" : "side", HTMLElement).getBoundingClientRect();
  const top = Math.max(0, frame.top);
  const below = narrow.matches ? the("ask", HTMLElement).getBoundingClientRect().top : innerHeight;
  const bottom = Math.min(frame.bottom, below);
  /** @param {Spot} spot */
  const isHidden = (spot) => {
    const rect = spot.getBoundingClientRect();
    return rect.top < top || rect.bottom > bottom;
  };
  if (!spots.some(isHidden)) return;
  const drawing = first.closest(".drawing");
  const fits = drawing && drawing.getBoundingClientRect().height <= bottom - top;
  if (fits) drawing.scrollIntoView({ block: narrow.matches ? "start" : "nearest" });
  // A drawing that is too tall is not seen whole anyway, but at least the first thing to click is.
  else if (isHidden(first)) first.scrollIntoView({ block: "center" });
}

/**
 * How far something has to go to lie between these.
 * @param {number} low
 * @param {number} high
 * @param {number} least
 * @param {number} most
 */
const missing = (low, high, least, most) => low < least ? least - low : high > most ? most - high : 0;

/**
 * Moves the board so that a spot can be seen.
 * @param {Spot} spot
 */
export function reveal(spot) {
  if (!view?.contains(spot)) return bringIntoSight([spot]);
  const [box, rect] = [view.getBoundingClientRect(), spot.getBoundingClientRect()];
  pan(missing(rect.left, rect.right, box.left + 8, box.right - 8), missing(rect.top, rect.bottom, box.top + 8, box.bottom - 8));
}

/** @param {PointerEvent} event */
function down(event) {
  if (event.button > 0) return;
  fingers.delete(event.pointerId);
  if (fingers.size === 0) dragged = false;
  fingers.set(event.pointerId, event);
}

/** @param {PointerEvent} event */
function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  // It was lifted beside the board.
  if (!event.buttons) return up(event);
  const [byX, byY] = [event.clientX - before.clientX, event.clientY - before.clientY];
  const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
  if (other) {
    /** @param {PointerEvent} finger */
    const apart = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    pan(byX / 2, byY / 2);
    zoomBy(apart(event) / Math.max(1, apart(before)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
  } else {
    if (!dragged && Math.hypot(byX, byY) < 6) return;
    if (!dragged) view?.setPointerCapture(event.pointerId);
    pan(byX, byY);
  }
  dragged = true;
  farAway = null;
  view?.classList.add("moving");
  fingers.set(event.pointerId, event);
}

/** @param {PointerEvent} event */
function up(event) {
  fingers.delete(event.pointerId);
  view?.classList.remove("moving");
  // The click that follows a drag comes first.
  setTimeout(() => dragged &&= fingers.size > 0);
}

/** @param {WheelEvent} event */
function wheel(event) {
  // On a small screen the page itself scrolls.
  if (event.defaultPrevented || (narrow.matches && !event.ctrlKey)) return;
  event.preventDefault();
  const lines = event.deltaMode === 1 ? 20 : 1;
  zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX, event.clientY);
}
