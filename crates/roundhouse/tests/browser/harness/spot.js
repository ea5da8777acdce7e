// A point where a press reaches the element itself, not something that lies over it or inside it.
const [selector] = arguments;
const found = document.querySelector(selector);
if (!found) return null;
found.scrollIntoView({ block: "nearest", inline: "nearest" });
const inside = found.getBoundingClientRect();
const reached = (x, y) => {
  const at = document.elementFromPoint(x, y);
  if (!at) return false;
  return "spot" in found.dataset ? at.closest("[data-spot]") === found : found.contains(at);
};
const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
for (const down of steps) {
  for (const across of steps) {
    const [x, y] = [inside.x + inside.width * across, inside.y + inside.height * down];
    if (reached(x, y)) return { x, y };
  }
}
return null;
