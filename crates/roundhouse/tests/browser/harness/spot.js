// A point where a press reaches the element itself, not something that lies over it or inside it, once it lies still.
const [selector, give] = arguments;
const frame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((on) => setTimeout(on, 100))]);
const place = (found) => {
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x, y, width, height].join();
};

function point(found) {
  const inside = found.getBoundingClientRect();
  const reached = (x, y) => {
    const at = document.elementFromPoint(x, y);
    return "spot" in found.dataset ? at?.closest("[data-spot]") === found : found.contains(at);
  };
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of steps) {
    for (const across of steps) {
      const [x, y] = [Math.round(inside.x + inside.width * across), Math.round(inside.y + inside.height * down)];
      if (reached(x, y)) return { x, y };
    }
  }
  return null;
}

(async () => {
  const found = document.querySelector(selector);
  if (!found || document.readyState !== "complete") return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (let still = 0, before = ""; still < 3; before = place(found)) {
    still = place(found) === before ? still + 1 : 0;
    await frame();
  }
  return found.isConnected ? point(found) : null;
})().then(give, () => give(null));
