// Compares the page with the part that the server would send now: "same", or where they differ first. What the script
// itself adds, and what a person has unfolded, is left out.
const [done] = arguments;
const shown = document.getElementById("table");
const url = new URL(location.href);
// At a screen that several people share, it is the one who is asked that looks.
if (shown.dataset.seat && !url.searchParams.has("at")) url.searchParams.set("seat", shown.dataset.seat);
const lit = new Set([...shown.querySelectorAll(".lit, .placing")].map((spot) => spot.dataset.spot));

function attributesOf(element) {
  const ignored = ["style", "open", "aria-busy", "tabindex", "data-step"];
  if (lit.has(element.dataset.spot)) ignored.push("role", "aria-label");
  if (element.localName === "time") ignored.push("title");
  if (element.id === "line") ignored.push("hidden");
  const kept = [...element.attributes].filter(({ name }) => !ignored.includes(name));
  return kept.map(({ name, value }) => {
    if (name !== "class") return `${name}=${value}`;
    const classes = value.split(" ").filter((one) => one && !["lit", "placing", "zoomed", "moving"].includes(one));
    return classes.length ? `class=${classes.join(" ")}` : "";
  }).filter(Boolean).sort().join(" ");
}

function* linesOf(node) {
  if (node.nodeType === 3) {
    yield node.data;
    return;
  }
  if (node.nodeType !== 1 || "extra" in node.dataset || node.localName === "noscript") return;
  yield `<${node.localName} ${attributesOf(node)}>`;
  if (!("own" in node.dataset) && node.localName !== "time" && node.id !== "refusal") {
    let text = "";
    for (const child of node.childNodes) for (const line of linesOf(child)) {
      if (child.nodeType === 3) text += line;
      else {
        if (text) yield text;
        text = "";
        yield line;
      }
    }
    if (text) yield text;
  }
  yield `</${node.localName}>`;
}

function compare(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  const [ours, theirs] = [shown, fresh].map((main) => [...linesOf(main)]);
  const at = ours.findIndex((line, number) => line !== theirs[number]);
  if (at < 0 && ours.length === theirs.length) return "same";
  return { at, ours: ours.slice(Math.max(0, at - 3), at + 4), theirs: theirs.slice(Math.max(0, at - 3), at + 4) };
}

fetch(url, { headers: { "X-Part": "main" } }).then((answer) => answer.text()).then(compare).then(done, (error) => done(String(error)));
