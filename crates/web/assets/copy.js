// The link of a seat, to the clipboard

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  const field = button && document.getElementById(button.dataset.copy);
  if (!field) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // No leave to use the clipboard: the text is marked, ready for the keys.
    field.focus();
    return;
  }
  const said = button.textContent;
  if (said === button.dataset.done) return;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = said; }, 2000);
});
