// The link of a seat, to the clipboard

import { targetOf } from "./page.js";

document.addEventListener("click", async (event) => {
  /** @type {HTMLButtonElement | null} */
  const button = targetOf(event).closest("[data-copy]");
  const field = document.getElementById(button?.dataset.copy ?? "");
  if (!button || !(field instanceof HTMLInputElement)) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // The clipboard may not be used: the text is selected, ready to be copied by the keyboard.
    field.focus();
    return;
  }
  const { textContent: said, dataset: { done } } = button;
  if (said === done) return;
  button.textContent = done ?? null;
  setTimeout(() => { button.textContent = said; }, 2000);
});
