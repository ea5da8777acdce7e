// Through the game: links and the slider fetch an earlier position without leaving the page.

let show, timer;

/// `given(url, shown)` fetches and shows what is at an address, and calls `shown` when it has.
export function start(given) {
  show = given;
  addEventListener("popstate", () => show(location.href));
  document.addEventListener("input", (event) => {
    if (event.target.id !== "when") return;
    clearTimeout(timer);
    const slider = event.target;
    timer = setTimeout(() => go(addressAt(slider), true), 50);
  });
}

function addressAt(slider) {
  const { value, max, form } = slider;
  return value === max ? form.action : `${form.action}?${new URLSearchParams(new FormData(form))}`;
}

/// Goes to another point; a drag of the slider leaves one step in the browser’s own history, not many. An address that
/// could not be shown is not kept.
export function go(href, dragging = false) {
  return show(href, () => {
    const keeps = href === location.href || (dragging && new URL(location.href).searchParams.has("at"));
    history[keeps ? "replaceState" : "pushState"](null, "", href);
  });
}

/// The present, without going back to it step by step.
export function now() {
  if (new URL(location.href).searchParams.has("at")) history.replaceState(null, "", location.pathname);
}
