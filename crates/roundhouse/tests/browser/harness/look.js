// What the page shows of a turn, as data.
(() => {
  const main = document.getElementById("table");
  if (!main || document.readyState !== "complete") return null;
  /** @type {(selector: string) => HTMLElement[]} */
  const all = (selector) => [...main.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));
  /** @type {(selector: string) => string} */
  const text = (selector) => main.querySelector(selector)?.textContent.trim() ?? "";
  const answers = all("#choices [data-step]").filter((button) => !button.closest("details"));
  /** @type {(text: string) => number} */
  const number = (text) => Number(text.replaceAll(/\D/g, "")) * (/[-−]/.test(text) ? -1 : 1);
  /** @type {{ move: string }[]} */
  const choices = JSON.parse(all("#choices")[0]?.dataset.choices ?? "[]");
  return {
    busy: main.hasAttribute("aria-busy"),
    at: Number(main.dataset.at),
    made: Number(main.dataset.made),
    draft: Number(main.dataset.draft),
    seat: Number(main.dataset.seat ?? -1),
    past: "past" in main.dataset,
    asked: main.querySelector("#ask.asked") !== null,
    curtain: main.querySelector("#curtain") !== null,
    question: text("#question"),
    progress: text("#progress strong"),
    // The page has them for people only, with their signs and spaces.
    figures: all("#players tbody.me td").map((cell) => number(cell.textContent)),
    refusal: text("#refusal p"),
    lit: all("[data-spot].lit").map((spot) => spot.dataset.spot),
    answers: answers.map((button) => button.dataset.step?.trim()),
    slides: main.querySelector("#choices .stepper") !== null,
    pieces: all("#choices [data-piece]").map((button) => button.dataset.piece),
    moves: choices.map(({ move }) => move),
    turn: all("#turn [data-key]").map((button) => button.dataset.key),
    for_good: main.querySelector("#for-good") !== null,
    over: main.querySelector("#outcome") !== null && !main.querySelector("#ask.asked"),
  };
})
