// Small things in the bar with the question.

import { svg } from "./marks.js";

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/// “$3, leaves $7”
export function balanceOf(choice) {
  return choice.balance ? element("span", { class: "balance" }, choice.balance) : "";
}

/// A piece as it would lie.
export function picture({ piece, turn }) {
  const size = Number(document.getElementById("board")?.dataset.spotSize ?? 120) * 0.54;
  const drawn = svg("svg", { viewBox: `${-size} ${-size} ${2 * size} ${2 * size}`, "aria-hidden": "true", class: "piece" });
  drawn.append(svg("use", { href: `#piece-${piece}`, transform: `rotate(${60 * (turn ?? 0)})` }));
  return drawn;
}

/// An answer: its name, and beneath what it does where that says more.
export function choiceButton(found, take, digit) {
  const { id, step, behind: [only, ...more] } = found;
  const button = element("button", { type: "button", class: "answer", "data-step": id, onclick: () => take(found) });
  if (digit < 10) button.dataset.digit = digit;
  if (step.piece) button.append(picture(step));
  const told = element("span", {}, element("b", {}, step.label));
  const same = only.say.localeCompare(step.label, undefined, { sensitivity: "base" }) === 0;
  if (!more.length && step.kind === "button" && !same) told.append(element("small", {}, only.say));
  if (!more.length && only.balance) told.append(element("small", {}, balanceOf(only)));
  button.append(told);
  return button;
}

export function numberRow(numbers, take) {
  const row = element("div", { class: "answers numbers", role: "group", "aria-label": numbers[0].step.unit });
  row.append(element("span", { class: "unit", "aria-hidden": "true" }, numbers[0].step.unit));
  for (const found of numbers) {
    const { step, behind: [only] } = found;
    const attributes = { type: "button", "data-step": found.id, "data-digit": step.value, "aria-label": step.label };
    row.append(element("button", { ...attributes, title: only.say, onclick: () => take(found) }, String(step.value)));
  }
  return row;
}

/// For long rows of numbers: a slider and a field that go together.
export function stepper(numbers, take, preview, words) {
  const values = numbers.map(({ step }) => step.value);
  const attributes = { min: Math.min(...values), max: Math.max(...values), value: values[0], "aria-label": numbers[0].step.unit };
  const slider = element("input", { type: "range", ...attributes });
  const field = element("input", { type: "number", ...attributes });
  const found = () => numbers.find(({ step }) => step.value === field.valueAsNumber);
  const follow = (from, to) => from.oninput = () => {
    to.value = from.value;
    preview(found());
  };
  follow(slider, field);
  follow(field, slider);
  const form = element("form", { class: "stepper", onsubmit: (event) => {
    event.preventDefault();
    if (found()) take(found());
  } });
  form.append(element("span", { class: "unit" }, numbers[0].step.unit), slider, field);
  form.append(element("button", { class: "primary", "data-default": "" }, words.confirm));
  queueMicrotask(() => preview(found()));
  return form;
}
