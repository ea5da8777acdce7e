// A number out of many: a slider and a field that go together.

import { element } from "./answers.js";

/** @import { Next, NumberStep } from "./types.d.ts" */

/**
 * `turned` is called with the step that it is set to, if it is one of them, and `chosen` when it is confirmed.
 * @param {Next<NumberStep>[]} numbers
 * @param {string | undefined} before What it was set to, if it was there before.
 * @param {string} confirm
 * @param {{ turned: (found?: Next) => void, chosen: (found: Next) => void }} told
 */
export function dial(numbers, before, confirm, { turned, chosen }) {
  const values = numbers.map(({ step }) => step.value);
  const unit = numbers[0]?.step.unit ?? "";
  const attributes = {
    min: Math.min(...values), max: Math.max(...values), value: before ?? values[0] ?? "", "aria-label": unit,
  };
  const slider = element("input", { type: "range", ...attributes });
  const field = element("input", { type: "number", ...attributes });
  const found = () => numbers.find(({ step }) => step.value === field.valueAsNumber);
  /**
   * @param {HTMLInputElement} one
   * @param {HTMLInputElement} other
   */
  const follow = (one, other) => {
    one.oninput = () => {
      other.value = one.value;
      turned(found());
    };
  };
  follow(slider, field);
  follow(field, slider);
  const form = element("form", { class: "stepper" }, element("span", { class: "unit" }, unit), slider, field);
  form.append(element("button", { class: "primary", "data-default": "" }, confirm));
  form.onsubmit = (event) => {
    event.preventDefault();
    const step = found();
    if (step) chosen(step);
  };
  return { form, field, found };
}
