// Compares the page with the part that the server would send now: "same", or where they differ first. What the script
// itself adds, and what a person has unfolded, is left out.
/** @type {(done: (found: unknown) => void) => void} */
((done) => {
  const shown = document.getElementById("table");
  if (!shown) return done("the page has no table");
  const url = new URL(location.href);
  // At a screen that several people share, it is the one who is asked that looks.
  if (shown.dataset.seat && !url.searchParams.has("at")) url.searchParams.set("seat", shown.dataset.seat);
  const spots = [...shown.querySelectorAll(".lit, .placing")];
  const lit = new Set(spots.map((spot) => spot.getAttribute("data-spot")));

  /** @param {HTMLElement} element */
  function attributesOf(element) {
    const ignored = ["style", "open", "aria-busy", "tabindex", "data-step"];
    if (lit.has(element.dataset.spot ?? null)) ignored.push("role", "aria-label");
    if (element.localName === "time") ignored.push("title");
    if (element.id === "line") ignored.push("hidden");
    const kept = [...element.attributes].filter(({ name }) => !ignored.includes(name));
    return kept.map(({ name, value }) => {
      if (name !== "class") return `${name}=${value}`;
      const classes = value.split(" ").filter((one) => one && !["lit", "placing", "zoomed", "moving"].includes(one));
      return classes.length ? `class=${classes.join(" ")}` : "";
    }).filter(Boolean).sort().join(" ");
  }

  /**
   * @param {Node} node
   * @returns {node is HTMLElement}
   */
  const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

  /**
   * @param {Node} node
   * @returns {Generator<string, void>}
   */
  function* linesOf(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      yield node.nodeValue ?? "";
      return;
    }
    if (!isElement(node) || "extra" in node.dataset || node.localName === "noscript") return;
    yield `<${node.localName} ${attributesOf(node)}>`;
    if (!("own" in node.dataset) && node.localName !== "time" && node.id !== "refusal") {
      let text = "";
      for (const child of node.childNodes) for (const line of linesOf(child)) {
        if (child.nodeType === Node.TEXT_NODE) text += line;
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

  /** @param {Node} main */
  const compare = (main) => {
    const fresh = [...linesOf(main)];
    const ours = [...linesOf(shown)];
    const first = ours.findIndex((line, index) => line !== fresh[index]);
    if (first < 0 && ours.length === fresh.length) return "same";
    /** @param {string[]} lines */
    const near = (lines) => lines.slice(Math.max(0, first - 3), first + 4);
    return { first, ours: near(ours), theirs: near(fresh) };
  };

  async function ask() {
    const answer = await fetch(url, { headers: { "X-Part": "main" } });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("table");
    return fresh ? compare(fresh) : "the answer has no table";
  }

  ask().then(done, (error) => done(String(error)));
})
