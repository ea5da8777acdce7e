// Hears from the server when the table changes.

import { reasonOf } from "./page.js";

// A browser keeps few connections to one server: a page that nobody looks at asks now and then instead of holding one.
const NOW_AND_THEN = 20_000;
const SOON = 4000;

// The last tick of a stream that this visitor may not listen to, or no longer with the rights that they had.
const GONE = "-";
// Visitors who get one of these answers are not let in by asking again.
const FOR_GOOD = [401, 403, 404, 410];

/**
 * Calls `changed` whenever the table is not as the page shows it; `line(up)` when the connection comes or goes, and
 * `line(false, why)` when it will not come back, for a reason that the server gives.
 * @param {HTMLElement} main
 * @param {(version?: string) => unknown} changed
 * @param {(up: boolean, why?: string) => void} line
 */
export function live(main, changed, line) {
  /** @type {EventSource | undefined} */
  let source;
  /** @type {number | undefined} */
  let retry;
  let over = false;
  /** Whether the page itself cannot be had any more. */
  const isShutOut = async () => {
    const response = await fetch(location.href, { headers: { "X-Part": "main" } }).catch(() => null);
    if (!response || !FOR_GOOD.includes(response.status)) return false;
    over = true;
    rest();
    line(false, await reasonOf(response));
    return true;
  };
  const open = () => {
    clearTimeout(retry);
    source?.close();
    // A page without an address to listen at is not one of a table any more.
    if (over || !main.dataset.live) return;
    const opened = new EventSource(main.dataset.live);
    source = opened;
    opened.addEventListener("tick", async ({ data: version }) => {
      if (version === GONE) {
        opened.close();
        if (await isShutOut()) return;
        open();
      }
      if (version !== main.dataset.version) changed(version);
      if (document.hidden) rest();
    });
    opened.onopen = () => line(true);
    opened.onerror = async () => {
      // The browser tries again by itself unless it was turned away.
      const isTurnedAway = opened.readyState === EventSource.CLOSED;
      if (isTurnedAway && await isShutOut()) return;
      line(false);
      if (isTurnedAway) retry = setTimeout(open, SOON);
    };
  };
  const rest = () => {
    source?.close();
    clearTimeout(retry);
    if (!over) retry = setTimeout(open, NOW_AND_THEN);
  };
  document.addEventListener("visibilitychange", () => {
    if (over) return;
    if (document.hidden) return rest();
    changed();
    if (source?.readyState !== EventSource.OPEN) open();
  });
  addEventListener("online", open);
  addEventListener("offline", () => over || line(false));
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
