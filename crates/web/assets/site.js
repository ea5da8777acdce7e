// What the pages around the table gain from a script. All of them work without it.

import "./copy.js";
import { live } from "./live.js";
import { answered, mark } from "./once.js";
import { fieldsOf, reasonOf, targetOf, the } from "./page.js";
import { patch } from "./patch.js";

// A file, into the text that is sent

document.addEventListener("change", async (event) => {
  const chooser = targetOf(event);
  const file = chooser instanceof HTMLInputElement && chooser.dataset.into && chooser.files?.[0];
  if (file) the(chooser.dataset.into ?? "", HTMLTextAreaElement).value = await file.text();
});

// People come and go while a table waits

/** @type {HTMLElement | null} */
const lobby = document.querySelector("main.lobby");

document.addEventListener("submit", (event) => {
  const form = targetOf(event);
  if (form instanceof HTMLFormElement) mark(form);
}, true);

/** @param {string} why */
function tell(why) {
  the("failed", HTMLElement).textContent = why;
}

/**
 * Shows the lobby that the server answers with, or says why not. Returns whether the server did as it was told.
 * @param {HTMLElement} lobby
 * @param {string} url
 * @param {RequestInit} [options]
 */
async function show(lobby, url, options) {
  const response = await fetch(url, { ...options, headers: { "X-Part": "main" } }).catch(() => null);
  tell("");
  if (!response?.ok) {
    tell(await reasonOf(response) ?? lobby.dataset.failed ?? "");
    return false;
  }
  const html = await response.text();
  // The game has begun: that is another page.
  if (!new DOMParser().parseFromString(html, "text/html").querySelector("main.lobby")) {
    location.replace(location.href);
    return true;
  }
  patch(lobby, html);
  toNewest();
  return true;
}

function toNewest() {
  const said = the("chat", HTMLElement);
  said.scrollTop = said.scrollHeight;
}

if (lobby) {
  toNewest();
  live(lobby, () => show(lobby, location.href), (_, why) => {
    if (why) tell(why);
  });
  lobby.addEventListener("submit", async (event) => {
    const form = targetOf(event);
    if (!(form instanceof HTMLFormElement) || "leave" in form.dataset) return;
    event.preventDefault();
    if (!await show(lobby, form.action, { method: "POST", body: fieldsOf(form) })) return;
    answered(form);
    if ("clear" in form.dataset) form.reset();
  });
}
