// The drawings: the board under the hand, and marks in layers above.

// Drag, wheel, pinch and buttons move the board by a transform, so that nothing is drawn anew meanwhile.

const MOST = 8;
// As in the style.
export const narrow = matchMedia("(max-width: 60rem) and (min-height: 32.01rem), (max-width: 39.99rem)");
// What a finger can hit.
const FINGER = 44;
let view, sheet, size, store;
let zoom = 1, x = 0, y = 0;
let farAway = null; // How the board was looked at before it came closer.
const fingers = new Map();
let dragged = false;

/// Takes hold of the board that the page has now; looks at it as before.
export function hold() {
  const found = document.getElementById("view");
  sheet = document.getElementById("sheet");
  if (found && found !== view) {
    store = `view ${document.getElementById("table").dataset.table}`;
    [zoom, x, y] = JSON.parse(sessionStorage.getItem(store) ?? "[1,0,0]");
    found.addEventListener("pointerdown", down);
    found.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel"]) found.addEventListener(end, up);
    found.addEventListener("wheel", wheel, { passive: false });
    new ResizeObserver(fit).observe(found);
  }
  view = found;
  fit();
}

const room = () => [view.clientWidth, view.clientHeight];

function fit() {
  const box = sheet?.querySelector("svg")?.viewBox.baseVal;
  if (!box?.width) return;
  const [width, height] = room();
  const scale = Math.min(width / box.width, height / box.height);
  size = [box.width * scale, box.height * scale];
  [sheet.style.width, sheet.style.height] = size.map((length) => `${length}px`);
  place();
}

function place() {
  // In the middle while there is room, and never beyond an edge.
  [x, y] = room().map((space, at) => {
    const spare = space - size[at] * zoom;
    return spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, [x, y][at]));
  });
  sheet.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
  view.classList.toggle("zoomed", zoom > 1.01);
  sessionStorage.setItem(store, JSON.stringify([zoom, x, y]));
}

/// By a factor, around a point of the window; 0 shows the whole board.
export function zoomBy(factor, clientX, clientY) {
  if (!size) return;
  farAway = null;
  const box = view.getBoundingClientRect();
  const [atX, atY] = [(clientX ?? box.left + box.width / 2) - box.left, (clientY ?? box.top + box.height / 2) - box.top];
  const next = Math.min(MOST, Math.max(1, zoom * factor));
  [x, y] = [atX - (atX - x) * next / zoom, atY - (atY - y) * next / zoom];
  zoom = next;
  place();
}

/// Comes closer to a spot that is too small for a finger, until `farther`.
export function closer(spot) {
  const at = spot.getBoundingClientRect();
  if (!narrow.matches || !view?.contains(spot) || at.width >= FINGER) return;
  const [before, box] = [[zoom, x, y], view.getBoundingClientRect()];
  zoomBy(2 * FINGER / at.width, at.x + at.width / 2, at.y + at.height / 2);
  const now = spot.getBoundingClientRect();
  pan(box.x + box.width / 2 - now.x - now.width / 2, box.y + box.height / 2 - now.y - now.height / 2);
  farAway = before;
}

/// As it was looked at before `closer`, unless it was moved since.
export function farther() {
  if (!farAway) return;
  [zoom, x, y] = farAway;
  farAway = null;
  place();
}

export function pan(byX, byY) {
  if (!size) return;
  [x, y] = [x + byX, y + byY];
  place();
}

/// Whether the pointer that was just lifted had moved the board: then it was no click.
export const wasDragged = () => dragged;

/// What is to be clicked beside the board is scrolled to where it can be, with the whole drawing that it is a part of where
/// there is room for it; but while there is something to click on the board, that stays where it is.
export function bringIntoSight(spots) {
  const beside = spots.filter((spot) => spot && !view?.contains(spot));
  if (beside.length < spots.filter(Boolean).length) return;
  const frame = document.getElementById(narrow.matches ? "table" : "side").getBoundingClientRect();
  const bottom = Math.min(frame.bottom, narrow.matches ? document.getElementById("ask").getBoundingClientRect().top : innerHeight);
  const hidden = (spot) => {
    const at = spot.getBoundingClientRect();
    return at.top < Math.max(0, frame.top) || at.bottom > bottom;
  };
  if (!beside.some(hidden)) return;
  const drawing = beside[0].closest(".drawing");
  const fits = drawing.getBoundingClientRect().height <= bottom - Math.max(0, frame.top);
  if (fits) drawing.scrollIntoView({ block: narrow.matches ? "start" : "nearest" });
  // A drawing that is too tall is not seen whole anyway: at least the first thing to click is.
  else if (hidden(beside[0])) beside[0].scrollIntoView({ block: "center" });
}

/// Moves the board so that a spot can be seen.
export function reveal(spot) {
  if (!view?.contains(spot)) return bringIntoSight([spot]);
  const [box, at] = [view.getBoundingClientRect(), spot.getBoundingClientRect()];
  const short = (low, high, least, most) => low < least ? least - low : high > most ? most - high : 0;
  pan(short(at.left, at.right, box.left + 8, box.right - 8), short(at.top, at.bottom, box.top + 8, box.bottom - 8));
}

function down(event) {
  if (event.button > 0) return;
  fingers.delete(event.pointerId);
  if (fingers.size === 0) dragged = false;
  fingers.set(event.pointerId, event);
}

function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  // It was lifted beside the board.
  if (!event.buttons) return up(event);
  const [byX, byY] = [event.clientX - before.clientX, event.clientY - before.clientY];
  if (fingers.size === 1) {
    if (!dragged && Math.hypot(byX, byY) < 6) return;
    if (!dragged) view.setPointerCapture(event.pointerId);
    pan(byX, byY);
  } else {
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    const apart = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    pan(byX / 2, byY / 2);
    zoomBy(apart(event) / Math.max(1, apart(before)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
  }
  dragged = true;
  farAway = null;
  view.classList.add("moving");
  fingers.set(event.pointerId, event);
}

function up(event) {
  fingers.delete(event.pointerId);
  view.classList.remove("moving");
  // The click that follows a drag comes first.
  setTimeout(() => dragged &&= fingers.size > 0);
}

function wheel(event) {
  // On a small screen the page itself scrolls.
  if (event.defaultPrevented || (narrow.matches && !event.ctrlKey)) return;
  event.preventDefault();
  const lines = event.deltaMode === 1 ? 20 : 1;
  zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX, event.clientY);
}

// Marks lie in layers above a drawing, which itself stays as it is.

const SHAPES = /^(use|path|rect|polygon|circle)$/;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function svg(name, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export const spotNamed = (name) => name === undefined ? null : document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/// The layer of this name above the drawing, set in the same type and ink.
function layer(drawing, name) {
  const found = drawing.parentNode.querySelector(`:scope > .over.${name}`);
  if (found) return found;
  const made = drawing.cloneNode();
  for (const unwanted of ["id", "role", "aria-label", "style", "data-h", "data-r"]) made.removeAttribute(unwanted);
  made.setAttribute("class", `over ${name}`);
  made.setAttribute("aria-hidden", "true");
  made.dataset.extra = "";
  return drawing.parentNode.appendChild(made);
}

export function wipe(...names) {
  for (const name of names) for (const found of document.querySelectorAll(`.over.${name}`)) found.remove();
}

/// A group in the units of a spot, to lie in a layer above it.
function groupOf(spot) {
  const { a, b, c, d, e, f } = spot.ownerSVGElement.getScreenCTM().inverse().multiply(spot.getScreenCTM());
  return svg("g", { transform: `matrix(${[a, b, c, d, e, f].map((part) => Math.round(part * 1e4) / 1e4).join(" ")})` });
}

/// Around a spot: along its own ground where it has one, around all of it otherwise.
function outlineOf(spot) {
  const box = spot.getBBox();
  const ground = [...spot.children].find((child) => SHAPES.test(child.localName));
  const under = ground?.getBBox();
  let shape = svg("rect", { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 6 });
  if (under?.width > box.width * 0.7 && under.height > box.height * 0.7) {
    shape = ground.cloneNode();
    for (const name of ["id", "fill", "stroke", "stroke-width", "stroke-dasharray", "data-h", "data-r"]) shape.removeAttribute(name);
  }
  const group = groupOf(spot);
  group.append(shape);
  return group;
}

/// Lays a piece above a spot; gives what can be turned.
export function lay(spot, piece, name) {
  const group = layer(spot.ownerSVGElement, name).appendChild(groupOf(spot));
  return group.appendChild(svg("use", { href: `#piece-${piece}`, class: "laid" }));
}

/// Draws around spots, once for each of the marks, which are names of a layer and a class.
export function outline(spots, ...marks) {
  // All is measured before anything is drawn, so that the browser need not lay the page out again for each.
  const outlines = spots.filter(Boolean).map((spot) => [spot.ownerSVGElement, outlineOf(spot)]);
  return outlines.flatMap(([drawing, group]) => marks.map(([name, className]) => {
    const made = layer(drawing, name).appendChild(group.cloneNode(true));
    made.firstChild.setAttribute("class", className);
    return made;
  }));
}

/// The names on the board, above the marks that were made since.
export function raiseNames() {
  wipe("named");
  for (const names of document.querySelectorAll("#board .names")) {
    const group = groupOf(names);
    group.append(...names.cloneNode(true).childNodes);
    for (const { name, value } of names.attributes) if (name !== "transform") group.setAttribute(name, value);
    layer(names.ownerSVGElement, "named").append(group);
  }
}

/// A ring around each of these spots: one that stays until it is wiped, or one that fades.
export function ring(names, fades) {
  for (const made of outline(names.map(spotNamed), [fades ? "fresh" : "shown", "ring"])) {
    if (fades) made.animate({ opacity: [1, 1, 0] }, 1800).finished.finally(() => made.remove());
  }
}

/// The middle of a spot, wherever it is drawn, in the units of the board.
function middle(board, name) {
  const box = spotNamed(name)?.getBoundingClientRect();
  if (!box?.width) return null;
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(board.getScreenCTM().inverse());
  return `translate(${point.x}px, ${point.y}px)`;
}

/// Lets pieces move, one after the other.
export async function fly(motions) {
  const duration = Math.min(450, 2500 / motions.length);
  for (const { piece, from, to } of motions) {
    const board = document.getElementById("board");
    const transform = board && [from, to].map((spot) => middle(board, spot));
    if (calm.matches || document.hidden || !transform?.every(Boolean)) continue;
    const flying = layer(board, "flights").appendChild(svg("use", { href: `#piece-${piece}` }));
    await flying.animate({ transform }, { duration, easing: "ease-in-out" }).finished.catch(() => {});
    flying.remove();
  }
}
