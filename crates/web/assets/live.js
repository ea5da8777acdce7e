// Hears from the server when the table changes.

// A browser has few lines to one server: a page that nobody looks at asks now and then instead of keeping one.
const NOW_AND_THEN = 20_000;

/// Calls `changed` whenever the table is not as the page shows it; `line(up)` when the connection comes or goes.
export function live(main, changed, line) {
  let source, retry;
  const check = (version) => {
    if (version !== main.dataset.version) changed(version);
  };
  const open = () => {
    clearTimeout(retry);
    source?.close();
    source = new EventSource(main.dataset.live);
    source.addEventListener("tick", (event) => {
      check(event.data);
      if (document.hidden) rest();
    });
    source.onopen = () => line(true);
    source.onerror = () => {
      line(false);
      // The browser tries again by itself unless it was told off.
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(open, 4000);
    };
  };
  const rest = () => {
    source.close();
    clearTimeout(retry);
    retry = setTimeout(open, NOW_AND_THEN);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return rest();
    changed();
    if (source.readyState !== EventSource.OPEN) open();
  });
  addEventListener("online", open);
  addEventListener("offline", () => line(false));
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
