// The choices as a tree. Each is a path of steps, and every step leaves fewer choices.

/** @import { Choice, Next, Step, Way } from "./types.d.ts" */

/**
 * What a step is about.
 * @param {Step} step
 */
function subjectOf(step) {
  switch (step.kind) {
    case "spot": return step.spot;
    case "button": return step.key;
    case "number": return step.value;
    case "piece": return `${step.piece} ${step.turn} ${step.at}`;
  }
}

/**
 * Identifies a step among its siblings. The space at the end keeps any id from being a prefix of another.
 * @param {Step} step
 */
export const idOf = (step) => `${step.kind} ${subjectOf(step)} `;

/**
 * The spot of a step in the drawings, if any. The key of a button is the name of a spot if the answer is also drawn.
 * @param {Step} step
 */
export const placeOf = (step) => step.kind === "spot" ? step.spot : step.kind === "button" ? step.key : undefined;

/**
 * Parses the choices that the server has put into the page.
 * @param {string} json
 * @returns {Way[]}
 */
export function read(json) {
  /** @type {Choice[]} */
  const choices = JSON.parse(json);
  return choices.map((choice) => ({ ...choice, ids: choice.path.map(idOf) }));
}

/**
 * The choices that begin with these steps.
 * @param {Way[]} choices
 * @param {string[]} trail
 */
export const behind = (choices, trail) => choices.filter(({ ids }) => trail.every((id, index) => ids[index] === id));

/**
 * The steps that can come after these, each with the choices behind it.
 * @param {Way[]} choices
 * @param {string[]} trail
 */
export function nextOf(choices, trail) {
  /** @type {Map<string, Next>} */
  const steps = new Map();
  for (const choice of behind(choices, trail)) {
    const [id, step] = [choice.ids[trail.length], choice.path[trail.length]];
    // This path has already ended.
    if (id === undefined || !step) continue;
    const found = steps.get(id);
    if (found) found.behind.push(choice);
    else steps.set(id, { id, step, behind: [choice] });
  }
  return [...steps.values()];
}

/**
 * The only choice that these steps lead to, unless there is something that the player has to see first: what is behind a
 * button, or how a piece would lie.
 * @param {Way[]} choices
 * @param {string[]} trail
 */
export function settled(choices, trail) {
  const [only, ...more] = behind(choices, trail);
  if (!only || more.length) return null;
  const [last, ...rest] = only.path.slice(trail.length - 1);
  const isUnseen = last?.kind === "button" && rest.length > 0;
  return isUnseen || rest.some((step) => step.kind === "piece") ? null : only;
}

/**
 * The steps that a click on nested spots with these names (outermost first) takes after a trail.
 * @param {Way[]} choices
 * @param {string[]} trail
 * @param {string[]} names
 */
export function stepsAt(choices, trail, names) {
  const path = [...trail];
  for (const name of names) {
    const found = nextOf(choices, path).find(({ step }) => placeOf(step) === name);
    if (found) path.push(found.id);
  }
  return path.slice(trail.length);
}
