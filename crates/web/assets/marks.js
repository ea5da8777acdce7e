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
