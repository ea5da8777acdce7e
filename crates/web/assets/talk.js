// What is said at the table, in sight or out of it.

import { element } from "./answers.js";
import { the } from "./page.js";

let unheard = 0; // How much was said out of sight.

/** What stands before the title of the window. */
export const countUnheard = () => unheard ? `(${unheard}) ` : "";

/** Unfolds the talk; those who may not speak here only read it. */
export function toTalk() {
  the("chat", HTMLDetailsElement).open = true;
  document.getElementById("chat-text")?.focus();
}

function isInSight() {
  const { top, bottom, height } = the("say", HTMLElement).getBoundingClientRect();
  return !document.hidden && height > 0 && top > 0 && bottom < innerHeight;
}

/**
 * What others say, or do beside the game, is shown over the board unless the talk is in sight.
 * @param {Element[]} lines
 */
export function hear(lines) {
  const newest = lines.at(-1);
  if (!newest || isInSight()) return;
  unheard += lines.length;
  const onclick = () => {
    toTalk();
    the("say", HTMLElement).scrollIntoView({ block: "center" });
  };
  const said = newest.querySelector("p")?.textContent ?? "";
  the("heard", HTMLElement).replaceChildren(element("button", { type: "button", onclick }, said.trim()));
}

/** All has been heard. */
export function heard() {
  unheard = 0;
  the("heard", HTMLElement).replaceChildren();
  document.title = the("table", HTMLElement).dataset.title ?? "";
}

/** Notices when the talk comes into sight. */
export function listen() {
  new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && heard())
    .observe(the("say", HTMLElement));
  document.addEventListener("visibilitychange", () => isInSight() && heard());
}
