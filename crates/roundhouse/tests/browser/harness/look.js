// What the page shows of a turn, as data.
const main = document.getElementById("table");
if (!main || document.readyState !== "complete") return null;
const all = (selector) => [...main.querySelectorAll(selector)];
const text = (selector) => main.querySelector(selector)?.textContent.trim() ?? "";
const answers = all("#choices [data-step]").filter((button) => !button.closest("details"));
const number = (cell) => Number(cell.textContent.replaceAll(/\D/g, "")) * (/[-−]/.test(cell.textContent) ? -1 : 1);
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
  figures: all("#players tbody.me td").map(number),
  refusal: text("#refusal p"),
  lit: all("[data-spot].lit").map((spot) => spot.dataset.spot),
  answers: answers.map((button) => button.dataset.step.trim()),
  slides: main.querySelector("#choices .stepper") !== null,
  pieces: all("#choices [data-piece]").map((button) => button.dataset.piece),
  moves: JSON.parse(main.querySelector("#choices")?.dataset.choices ?? "[]").map(({ move }) => move),
  turn: all("#turn [data-key]").map((button) => button.dataset.key),
  for_good: main.querySelector("#for-good") !== null,
  over: main.querySelector("#outcome") !== null && !main.querySelector("#ask.asked"),
};
