// Through the game: links and the slider fetch an earlier position without leaving the page.

import { fieldsOf, targetOf } from "./page.js";

/** @type {(url: string, shown?: () => void) => unknown} */
let showAt;
/** @type {number | undefined} */
let timer;

/**
 * `given(url, shown)` fetches and shows what is at an address, and calls `shown` when it has.
 * @param {typeof showAt} given
 */
export function followHistory(given) {
  showAt = given;
  addEventListener("popstate", () => showAt(location.href));
  document.addEventListener("input", (event) => {
    const slider = targetOf(event);
    if (!(slider instanceof HTMLInputElement) || slider.id !== "when") return;
    clearTimeout(timer);
    timer = setTimeout(() => goTo(addressAt(slider), true), 50);
  });
}

/** @param {HTMLInputElement} slider */
function addressAt({ value, max, form }) {
  if (!form) return location.href;
  return value === max ? form.action : `${form.action}?${fieldsOf(form)}`;
}

/**
 * Goes to another point; a drag of the slider leaves one step in the browser’s own history, not many. An address that
 * could not be shown is not kept.
 * @param {string} href
 */
export function goTo(href, dragging = false) {
  return showAt(href, () => {
    const keeps = href === location.href || (dragging && isPast());
    history[keeps ? "replaceState" : "pushState"](null, "", href);
  });
}

/** The present, without going back to it step by step. */
export function goToPresent() {
  if (isPast()) history.replaceState(null, "", location.pathname);
}

const isPast = () => new URL(location.href).searchParams.has("at");
