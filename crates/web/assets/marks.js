// Marks in layers above a drawing, which itself stays as it is.

/** @import { Motion, Spot } from "./types.d.ts" */

/** @type {"http://www.w3.org/2000/svg"} */
const SVG = "http://www.w3.org/2000/svg";
const SHAPES = ["use", "path", "rect", "polygon", "circle"];
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} attributes
 */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * @param {string | undefined} name
 * @returns {Spot | null}
 */
export const spotNamed = (name) => name === undefined ? null : document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/**
 * The drawing that a spot is a part of.
 * @param {Spot} spot
 */
function drawingOf(spot) {
  const drawing = spot.ownerSVGElement;
  if (!drawing) throw new Error("a spot is not drawn");
  return drawing;
}

/**
 * The same element, without its children and without these attributes.
 * @template {Element} T
 * @param {T} element
 * @param {string[]} unwanted
 */
function copyOf(element, unwanted) {
  const made = /** @type {T} */ (element.cloneNode());
  for (const name of [...unwanted, "id", "data-h", "data-r"]) made.removeAttribute(name);
  return made;
}

/**
 * The layer of this name above the drawing, set in the same type and ink.
 * @param {SVGSVGElement} drawing
 * @param {string} name
 * @returns {SVGSVGElement}
 */
function layer(drawing, name) {
  /** @type {SVGSVGElement | null | undefined} */
  const found = drawing.parentElement?.querySelector(`:scope > .over.${name}`);
  if (found) return found;
  const made = copyOf(drawing, ["role", "aria-label", "style"]);
  made.setAttribute("class", `over ${name}`);
  made.setAttribute("aria-hidden", "true");
  made.dataset.extra = "";
  drawing.parentElement?.append(made);
  return made;
}

/** @param {string[]} names */
export function wipe(...names) {
  for (const name of names) for (const found of document.querySelectorAll(`.over.${name}`)) found.remove();
}

/**
 * A group in the units of a spot, to lie in a layer above it.
 * @param {Spot} spot
 */
function groupOf(spot) {
  const [outer, inner] = [drawingOf(spot).getScreenCTM(), spot.getScreenCTM()];
  if (!outer || !inner) return svg("g");
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  return svg("g", { transform: `matrix(${[a, b, c, d, e, f].map((part) => Math.round(part * 1e4) / 1e4).join(" ")})` });
}

/**
 * @param {Element} child
 * @returns {child is SVGGraphicsElement}
 */
const isShape = (child) => SHAPES.includes(child.localName);

/**
 * Around a spot: along its own ground where it has one, around all of it otherwise.
 * @param {Spot} spot
 */
function outlineOf(spot) {
  const box = spot.getBBox();
  const ground = [...spot.children].find(isShape);
  const under = ground?.getBBox();
  const isGround = under && under.width > box.width * 0.7 && under.height > box.height * 0.7;
  const group = groupOf(spot);
  group.append(ground && isGround
    ? copyOf(ground, ["fill", "stroke", "stroke-width", "stroke-dasharray"])
    : svg("rect", { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 6 }));
  return group;
}

/**
 * Lays a piece above a spot. Returns what can be turned.
 * @param {Spot} spot
 * @param {string} piece
 * @param {string} name
 */
export function lay(spot, piece, name) {
  const group = layer(drawingOf(spot), name).appendChild(groupOf(spot));
  return group.appendChild(svg("use", { href: `#piece-${piece}`, class: "laid" }));
}

/**
 * Whether a piece is drawn larger for buttons than it lies on the board: then it is what lies there once more, scaled.
 * @param {string} piece
 */
export const isEnlarged = (piece) => document.querySelector(`#piece-${CSS.escape(piece)} > use:only-child[transform]`) !== null;

/**
 * Draws around spots, once for each of the marks, which are names of a layer and a class.
 * @param {(Spot | null)[]} spots
 * @param {[layer: string, className: string][]} marks
 */
export function outline(spots, ...marks) {
  // All is measured before anything is drawn, so that the browser need not lay the page out again for each.
  const outlines = spots.filter((spot) => spot !== null).map((spot) => ({ drawing: drawingOf(spot), group: outlineOf(spot) }));
  return outlines.flatMap(({ drawing, group }) => marks.map(([name, className]) => {
    const made = /** @type {SVGGElement} */ (group.cloneNode(true));
    made.firstElementChild?.setAttribute("class", className);
    return layer(drawing, name).appendChild(made);
  }));
}

/** The names on the board, above the marks that were made since. */
export function raiseNames() {
  wipe("named");
  /** @type {NodeListOf<SVGGElement>} */
  const named = document.querySelectorAll("#board .names");
  for (const names of named) {
    const group = groupOf(names);
    group.append(...names.cloneNode(true).childNodes);
    for (const { name, value } of names.attributes) if (name !== "transform") group.setAttribute(name, value);
    layer(drawingOf(names), "named").append(group);
  }
}

/**
 * A ring around each of these spots: one that stays until it is wiped, or one that fades.
 * @param {string[]} names
 */
export function ring(names, fades = false) {
  for (const made of outline(names.map(spotNamed), [fades ? "fresh" : "shown", "ring"])) {
    if (fades) made.animate({ opacity: [1, 1, 0] }, 1800).finished.finally(() => made.remove());
  }
}

/**
 * The middle of a spot, wherever it is drawn, in the units of the board.
 * @param {SVGSVGElement} board
 * @param {string} name
 */
function middle(board, name) {
  const box = spotNamed(name)?.getBoundingClientRect();
  const units = board.getScreenCTM()?.inverse();
  if (!box?.width || !units) return null;
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(units);
  return `translate(${x}px, ${y}px)`;
}

/**
 * Lets pieces move, one after the other.
 * @param {Motion[]} motions
 */
export async function fly(motions) {
  const duration = Math.min(450, 2500 / motions.length);
  for (const { piece, from, to } of motions) {
    /** @type {SVGSVGElement | null} */
    const board = document.querySelector("svg#board");
    if (calm.matches || document.hidden || !board) continue;
    const [start, end] = [middle(board, from), middle(board, to)];
    if (!start || !end) continue;
    const flying = layer(board, "flights").appendChild(svg("use", { href: `#piece-${piece}` }));
    await flying.animate({ transform: [start, end] }, { duration, easing: "ease-in-out" }).finished.catch(() => {});
    flying.remove();
  }
}
