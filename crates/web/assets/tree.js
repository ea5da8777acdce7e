// The choices as a tree. Each is a path of steps; whoever goes one of them leaves fewer choices behind it.

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
 * Tells a step from its siblings. The space at its end keeps one name from being the beginning of another.
 * @param {Step} step
 */
export const idOf = (step) => `${step.kind} ${subjectOf(step)} `;

/**
 * Where in the drawings a step is: an answer that is drawn somewhere, too, may have its name.
 * @param {Step} step
 */
export const placeOf = (step) => step.kind === "spot" ? step.spot : step.kind === "button" ? step.key : undefined;

/**
 * The choices that the server has put into the page.
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
export const behind = (choices, trail) => choices.filter(({ ids }) => trail.every((id, at) => ids[at] === id));

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
    // A path that has come to its end has no step any more.
    if (id === undefined || !step) continue;
    const found = steps.get(id);
    if (found) found.behind.push(choice);
    else steps.set(id, { id, step, behind: [choice] });
  }
  return [...steps.values()];
}

/**
 * The one choice that these steps lead to, where nothing is left that somebody has to see first: what lies behind a button,
 * or how a piece would lie.
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
 * As many steps as the spots of these names, from outermost to innermost, are next after a trail.
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
