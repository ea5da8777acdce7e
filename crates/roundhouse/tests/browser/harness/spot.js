// A point where a press reaches the element itself, not something that lies over it or inside it, once it lies still.
/** @type {(selector: string, give: (point: { x: number, y: number } | null) => void) => void} */
((selector, give) => {
  const frame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((on) => setTimeout(on, 100))]);
  /** @param {Element} found */
  const place = (found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x, y, width, height].join();
  };

  /** @param {Element} found */
  function point(found) {
    const inside = found.getBoundingClientRect();
    /** @type {(x: number, y: number) => boolean} */
    const reached = (x, y) => {
      const top = document.elementFromPoint(x, y);
      return found.hasAttribute("data-spot") ? top?.closest("[data-spot]") === found : found.contains(top);
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

  async function seek() {
    const found = document.querySelector(selector);
    if (!found || document.readyState !== "complete") return null;
    found.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (let still = 0, before = ""; still < 3; before = place(found)) {
      still = place(found) === before ? still + 1 : 0;
      await frame();
    }
    return found.isConnected ? point(found) : null;
  }

  seek().then(give, () => give(null));
})
