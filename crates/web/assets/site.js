// What the pages around the table gain from a script. All of them work without it.

import "./copy.js";
import { answered, mark } from "./once.js";
import { live } from "./live.js";
import { patch } from "./patch.js";

// A file, into the text that is sent

document.addEventListener("change", async (event) => {
  const { files, dataset } = event.target;
  if (dataset?.into && files?.[0]) document.getElementById(dataset.into).value = await files[0].text();
});

// People come and go while a table waits

const lobby = document.querySelector("main.lobby");

document.addEventListener("submit", ({ target }) => mark(target), true);

/// Shows the lobby that the server answers with, or says why not; gives whether it did as it was told.
async function show(url, options) {
  const response = await fetch(url, { ...options, headers: { "X-Part": "main" } }).catch(() => null);
  document.getElementById("failed").textContent = "";
  if (!response?.ok) {
    const told = await response?.json().catch(() => null);
    document.getElementById("failed").textContent = told?.why ?? lobby.dataset.failed;
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
  const said = lobby.querySelector(".chat-lines");
  said.scrollTop = said.scrollHeight;
}

if (lobby) {
  toNewest();
  live(lobby, () => show(location.href), (up, why) => {
    if (why) document.getElementById("failed").textContent = why;
  });
  lobby.addEventListener("submit", async (event) => {
    const form = event.target;
    if ("leave" in form.dataset) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    if (!await show(form.action, { method: "POST", body })) return;
    answered(form);
    if ("clear" in form.dataset) form.reset();
  });
}
