// The board under the hand: drag, wheel, pinch, buttons. A transform moves it, so that nothing is drawn anew meanwhile.

const MOST = 8;
const narrow = matchMedia("(max-width: 60rem)");

let view, sheet, size;
let zoom = 1, x = 0, y = 0;
let store = "";
const fingers = new Map();
let dragged = false;

/// Takes hold of the board that the page has now; looks at it as before.
export function hold() {
  const found = document.getElementById("view");
  if (found === view && sheet?.isConnected) return fit();
  view = found;
  if (!view) return;
  sheet = document.getElementById("sheet");
  store = `view ${document.getElementById("table").dataset.table}`;
  [zoom, x, y] = JSON.parse(sessionStorage.getItem(store) ?? "[1,0,0]");
  view.addEventListener("pointerdown", down);
  view.addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel"]) view.addEventListener(end, up);
  view.addEventListener("wheel", wheel, { passive: false });
  view.addEventListener("dblclick", (event) => {
    if (!event.target.closest("[data-spot], .zoom")) zoomBy(2, event.clientX, event.clientY);
  });
  view.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) ({ in: () => zoomBy(1.5), out: () => zoomBy(1 / 1.5), fit: whole })[button.dataset.zoom]();
  });
  new ResizeObserver(fit).observe(view);
  fit();
}

/// The size of the whole board in its place, from the shape of the drawing.
function fit() {
  const box = sheet?.querySelector("svg")?.viewBox.baseVal;
  if (!box?.width) return;
  const [width, height] = [view.clientWidth, view.clientHeight];
  const scale = Math.min(width / box.width, height / box.height);
  size = { width: box.width * scale, height: box.height * scale };
  sheet.style.width = `${size.width}px`;
  sheet.style.height = `${size.height}px`;
  place();
}

function place() {
  // Never further than the edge of the board to the middle of its place, and in the middle when there is room.
  const clamp = (at, whole, room) => {
    const least = room - whole;
    return least >= 0 ? least / 2 : Math.min(0, Math.max(least, at));
  };
  x = clamp(x, size.width * zoom, view.clientWidth);
  y = clamp(y, size.height * zoom, view.clientHeight);
  sheet.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
  view.classList.toggle("zoomed", zoom > 1.01);
  sessionStorage.setItem(store, JSON.stringify([zoom, x, y]));
}

export function zoomBy(factor, clientX, clientY) {
  if (!size) return;
  const box = view.getBoundingClientRect();
  const [atX, atY] = [(clientX ?? box.left + box.width / 2) - box.left, (clientY ?? box.top + box.height / 2) - box.top];
  const next = Math.min(MOST, Math.max(1, zoom * factor));
  x = atX - (atX - x) * next / zoom;
  y = atY - (atY - y) * next / zoom;
  zoom = next;
  place();
}

export function whole() {
  zoom = 1;
  place();
}

export function pan(byX, byY) {
  if (!size) return;
  x += byX;
  y += byY;
  place();
}

/// Whether the pointer that was just lifted had moved the board: then it was no click.
export const wasDragged = () => dragged;

/// Moves the board so that an element on it can be seen.
export function reveal(element) {
  if (!view?.contains(element)) return;
  const [box, at] = [view.getBoundingClientRect(), element.getBoundingClientRect()];
  const short = (low, high, least, most) => low < least ? least - low : high > most ? most - high : 0;
  pan(short(at.left, at.right, box.left + 8, box.right - 8), short(at.top, at.bottom, box.top + 8, box.bottom - 8));
}

function down(event) {
  if (event.button > 0 || event.target.closest(".zoom")) return;
  if (fingers.size === 0) dragged = false;
  fingers.set(event.pointerId, event);
}

function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const [byX, byY] = [event.clientX - before.clientX, event.clientY - before.clientY];
  if (fingers.size === 1) {
    if (!dragged && Math.hypot(byX, byY) < 6) return;
    if (!dragged) view.setPointerCapture(event.pointerId);
    pan(byX, byY);
  } else {
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    const apart = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    const middle = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2];
    pan(byX / 2, byY / 2);
    zoomBy(apart(event) / Math.max(1, apart(before)), ...middle);
  }
  dragged = true;
  view.classList.add("moving");
  fingers.set(event.pointerId, event);
}

function up(event) {
  fingers.delete(event.pointerId);
  view.classList.remove("moving");
}

function wheel(event) {
  // On a small screen the page itself scrolls.
  if (event.defaultPrevented || (narrow.matches && !event.ctrlKey)) return;
  event.preventDefault();
  const lines = event.deltaMode === 1 ? 20 : 1;
  zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX, event.clientY);
}

// Marks over the drawings: rings around spots, pieces in flight. They lie in a layer above, so a drawing stays as it is.

const NAMESPACE = "http://www.w3.org/2000/svg";
const SHAPES = /^(use|path|rect|polygon|circle)$/;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function svg(name, attributes = {}) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export const spotNamed = (name) => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/// The layer of this name above the drawing.
export function layer(drawing, name) {
  const parent = drawing.parentNode;
  const found = parent.querySelector(`:scope > .over.${name}`);
  if (found) return found;
  const viewBox = drawing.getAttribute("viewBox");
  const fresh = svg("svg", { class: `over ${name}`, viewBox, "data-extra": "", "aria-hidden": "true" });
  return parent.appendChild(fresh);
}

export function wipe(...names) {
  for (const name of names) for (const found of document.querySelectorAll(`.over.${name}`)) found.remove();
}

/// From the units of a spot to those of its drawing.
function matrixOf(spot) {
  const { a, b, c, d, e, f } = spot.ownerSVGElement.getScreenCTM().inverse().multiply(spot.getScreenCTM());
  return `matrix(${[a, b, c, d, e, f].map((part) => Math.round(part * 1e4) / 1e4).join(" ")})`;
}

/// A group in the units of the spot.
export function groupAt(spot, name) {
  return layer(spot.ownerSVGElement, name).appendChild(svg("g", { transform: matrixOf(spot) }));
}

/// Draws around a spot: along its own ground where it has one, around all of it otherwise.
export function outline(spot, name, className) {
  const box = spot.getBBox();
  const ground = [...spot.children].find((child) => SHAPES.test(child.localName));
  const fills = (part) => part.width > box.width * 0.7 && part.height > box.height * 0.7;
  let shape;
  if (ground && fills(ground.getBBox())) {
    shape = ground.cloneNode();
    for (const attribute of ["id", "fill", "stroke", "stroke-width", "stroke-dasharray", "filter"]) {
      shape.removeAttribute(attribute);
    }
  } else {
    const { x, y, width, height } = box;
    shape = svg("rect", { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 6 });
  }
  shape.setAttribute("class", className);
  groupAt(spot, name).append(shape);
  return shape;
}

/// A ring that fades, around each of these spots.
export function ring(names) {
  for (const spot of names.map(spotNamed).filter(Boolean)) {
    const shape = outline(spot, "fresh", "ring");
    shape.animate({ opacity: [1, 1, 0] }, { duration: 1800 }).finished.finally(() => shape.parentNode.remove());
  }
}

/// The middle of a spot, wherever it is drawn, in the units of the board.
function middle(board, name) {
  const box = spotNamed(name)?.getBoundingClientRect();
  if (!box?.width) return null;
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
    .matrixTransform(board.getScreenCTM().inverse());
  return `translate(${x}px, ${y}px)`;
}

/// Lets pieces move, one after the other.
export async function fly(motions) {
  const duration = Math.min(450, 2500 / motions.length);
  for (const { piece, from, to } of motions) {
    const board = document.getElementById("board");
    const ends = board && [from, to].map((spot) => middle(board, spot));
    if (calm.matches || document.hidden || !ends?.every(Boolean)) continue;
    const flying = layer(board, "flights").appendChild(svg("use", { href: `#piece-${piece}` }));
    const keyframes = { transform: ends };
    await flying.animate(keyframes, { duration, easing: "ease-in-out" }).finished.catch(() => {});
    flying.remove();
  }
}
