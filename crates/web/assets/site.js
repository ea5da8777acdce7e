// What the pages around the table gain from a script. All of them work without it.

import { live } from "./live.js";
import { patch } from "./patch.js";

// The link of a seat, to the clipboard
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  const field = button && document.getElementById(button.dataset.copy);
  if (!field) return;
  field.select();
  try {
    const field = document.getElementById(button.dataset.copy);
  field.select();
  await navigator.clipboard.writeText(field.value).catch(() => {});
  button.textContent = button.dataset.done;
});
