// From clicks to a move, on a page with a board of three hexes, a cube on one of them, and a panel with a card.

import { holdBoard } from "../../assets/board.js";
import { focusNear, stepTo } from "../../assets/lit.js";
import { spotNamed } from "../../assets/marks.js";
import { clearMarks, clickSpot, pointAt, readChoices, relight, stepBack } from "../../assets/paths.js";
import { changeKind, turnPiece } from "../../assets/pieces.js";
import { isSame, report, setPage } from "./check.js";
import { aButton, aChoice, aNumber, aPiece, aSpot } from "./steps.js";

/** @import { Choice, Words } from "../../assets/types.d.ts" */

/** @type {Words} */
const WORDS = {
  back: "Back", escape: "Esc", confirm: "Confirm", "turn-left": "Left", "turn-right": "Right", list: "List",
  "lit-map": "On the map.", "lit-beside": "Beside it.", lit: "Both.", close: "Close", rule: "Rule", nothing: "Nothing.", failed: "Failed.", stale: "Stale.",
};

/** @type {string[]} What was sent, and what was asked about. */
let sent = [];
const given = {
  /** @param {string} move */
  play: (move) => sent.push(move),
  /** @param {string} spot */
  why: (spot) => sent.push(`why ${spot}`),
  dismiss: () => {},
  words: WORDS,
};

/** @param {Choice[]} choices */
function offer(choices) {
  const box = document.getElementById("choices");
  if (box) box.dataset.choices = JSON.stringify(choices);
  readChoices(given);
}

/** @type {(selector: string) => (HTMLElement | SVGElement)[]} */
const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement || one instanceof SVGElement);
/** @param {string} selector */
const texts = (selector) => all(selector).map(({ textContent }) => textContent);
/** @param {string} selector */
const values = (selector) => all(selector).map((one) => one instanceof HTMLInputElement ? Number(one.value) : NaN);

/** What a page shows: each by a name, read only where a case asks for it. */
const SEEN = {
  lit: () => all(".lit").map(({ dataset }) => dataset.spot),
  answers: () => texts("#choices > .answers:not(.numbers) b"),
  telling: () => texts("#choices > .answers small"),
  numbers: () => texts("#choices .numbers button"),
  dial: () => values("#choices .stepper input"),
  range: () => all("#choices .stepper input[type=range]").map((one) => [one.getAttribute("min"), one.getAttribute("max")]),
  kinds: () => all("#choices [data-piece]").map(({ dataset }) => dataset.piece),
  chosen: () => all("#choices [aria-pressed=true]").map(({ dataset }) => dataset.piece),
  laid: () => all(".over.ghost .laid").map((one) => `${one.getAttribute("href")} ${one.style.transform}`),
  turners: () => texts("#choices .walk button"),
  primary: () => texts("#choices .answer.primary b"),
  digits: () => all("#choices [data-digit]").map(({ dataset }) => dataset.digit),
  trail: () => texts("#trail").join(""),
  back: () => texts("#turn .back"),
  preview: () => texts(".preview").join(""),
  where: () => texts(".where"),
  list: () => texts("#choices details.spots b"),
  sent: () => sent,
  open: () => all(".aside[open]").length,
  marks: () => all(".over.foreseen > g").length,
  ringed: () => all(".over.lit-ring > g").length,
  layers: () => all(".over").length,
  foreseen: () => all(".over.foreseen .laid").map((one) => `${one.getAttribute("href")} ${one.classList.contains("enlarged")}`),
  label: () => all("[data-spot=hex-A]").map((one) => [one.getAttribute("role"), one.getAttribute("aria-label")])[0],
  tabs: () => all(".lit").map((one) => one.getAttribute("tabindex")),
  focus: () => document.activeElement?.getAttribute("data-spot") ?? document.activeElement?.textContent,
};

/** @param {string} spot */
const at = (spot) => spotNamed(spot) ?? document.body;
/** @param {string} label */
function press(label) {
  const found = all("#ask button").find((one) => one.textContent === label || one.getAttribute("aria-label") === label
    || one.querySelector("b")?.textContent === label);
  if (!(found instanceof HTMLElement)) throw new Error(`there is no button ${label}`);
  found.click();
}
/** @param {string} value */
function dialTo(value) {
  const field = document.querySelector("#choices .stepper input[type=number]");
  if (!(field instanceof HTMLInputElement)) throw new Error("there is no dial");
  field.value = value;
  field.oninput?.(new InputEvent("input"));
}

const TILES = [
  aChoice("lay straight 0", [aSpot("hex-A", "A"), aPiece("straight", 0)], { balance: "leaves $3" }),
  aChoice("lay straight 2", [aSpot("hex-A", "A"), aPiece("straight", 2)]),
  aChoice("lay gentle 2", [aSpot("hex-A", "A"), aPiece("gentle", 2)]),
  aChoice("lay gentle 4", [aSpot("hex-A", "A"), aPiece("gentle", 4)]),
  aChoice("mine", [aSpot("hex-B", "B")]),
  aChoice("done", [aButton("done", "Done")]),
];
const CUBES = [
  aChoice("ship", [aSpot("hex-A", "A"), aSpot("cube-A", "red")]),
  aChoice("stay", [aSpot("hex-A", "A"), aButton("stay", "Stay")]),
  aChoice("mine", [aSpot("hex-B", "B")]),
];
const FEW_BIDS = [0, 1, 2].map((value) => aChoice(`bid ${value}`, [aNumber(value)]));
const MANY_BIDS = [...Array(20).keys()].map((value) => aChoice(`bid ${value}`, [aNumber(value)], { balance: `leaves ${20 - value}` }));
const CARDS = [
  aChoice("take", [aButton("card-1", "Take it")]),
  aChoice("drop", [aButton("more", "More"), aButton("card-1", "Drop it")]),
  aChoice("keep", [aButton("more", "More"), aButton("keep", "Keep it")]),
];

/** @typedef {{ [K in keyof typeof SEEN]?: unknown }} Seen */
/** @type {{ name: string, choices: Choice[], does: [what: () => unknown, sees: Seen][] }[]} */
const CASES = [
  {
    name: "the first steps of all paths are lit, or answers",
    choices: TILES,
    does: [[() => {}, {
      lit: ["hex-A", "hex-B"], tabs: ["0", "0"], answers: ["Done"], list: ["A", "B"], trail: "", back: [], label: ["button", "A"],
    }]],
  },
  {
    name: "where there is nothing but spots, it is told where",
    choices: CUBES,
    does: [[() => {}, { lit: ["hex-A", "hex-B"], where: ["On the map."] }]],
  },
  {
    name: "a click goes a step, and what comes next is lit",
    choices: CUBES,
    does: [[() => clickSpot(at("hex-A")), { lit: ["cube-A"], answers: ["Stay"], trail: "A", back: ["‹ Back"], sent: [] }]],
  },
  {
    name: "the end of a path is played",
    choices: CUBES,
    does: [
      [() => clickSpot(at("hex-A")), { sent: [] }],
      [() => press("Stay"), { sent: ["stay"] }],
    ],
  },
  {
    name: "a click on what is within another is two steps",
    choices: CUBES,
    does: [[() => clickSpot(at("cube-A")), { sent: ["ship"] }]],
  },
  {
    name: "a click at another spot begins anew there",
    choices: CUBES,
    does: [
      [() => clickSpot(at("hex-A")), { trail: "A" }],
      [() => clickSpot(at("hex-B")), { sent: ["mine"] }],
    ],
  },
  {
    name: "a click where nothing can be done asks why",
    choices: CUBES,
    does: [[() => clickSpot(at("hex-C")), { sent: ["why hex-C"], lit: ["hex-A", "hex-B"] }]],
  },
  {
    name: "a click while nothing is asked is none",
    choices: [],
    does: [[() => clickSpot(at("hex-C")), { sent: [], lit: [], answers: [] }]],
  },
  {
    name: "the way back leads step by step to the beginning, and no further",
    choices: CUBES,
    does: [
      [() => clickSpot(at("hex-A")), { trail: "A" }],
      [() => press("‹ Back"), { trail: "", lit: ["hex-A", "hex-B"], back: [] }],
      [() => stepBack(), { trail: "", lit: ["hex-A", "hex-B"], sent: [] }],
    ],
  },
  {
    name: "what is lit says what it was before again",
    choices: CUBES,
    does: [[() => clickSpot(at("hex-A")), { label: ["img", "the plain"] }]],
  },
  {
    name: "the way is kept as far as it still leads somewhere",
    choices: CUBES,
    does: [
      [() => clickSpot(at("hex-A")), { trail: "A" }],
      [() => offer(CUBES.slice(0, 2)), { trail: "A", lit: ["cube-A"] }],
      [() => offer(CUBES.slice(2)), { trail: "", lit: ["hex-B"] }],
    ],
  },
  {
    name: "few numbers are buttons, each with its key",
    choices: FEW_BIDS,
    does: [
      [() => {}, { numbers: ["0", "1", "2"], digits: ["0", "1", "2"], dial: [] }],
      [() => press("2"), { sent: ["bid 2"] }],
    ],
  },
  {
    name: "many are a slider and a field that go together",
    choices: MANY_BIDS,
    does: [
      [() => {}, { numbers: [], dial: [0, 0], range: [["0", "19"]], preview: "do bid 0leaves 20" }],
      [() => dialTo("7"), { dial: [7, 7], preview: "do bid 7leaves 13" }],
      [() => press("Confirm"), { sent: ["bid 7"] }],
    ],
  },
  {
    name: "a number that cannot be chosen is not sent",
    choices: MANY_BIDS.filter(({ move }) => move !== "bid 7"),
    does: [
      [() => dialTo("7"), { preview: "" }],
      [() => press("Confirm"), { sent: [] }],
    ],
  },
  {
    name: "the slider stays when the same is asked again, and begins anew when it is not",
    choices: MANY_BIDS,
    does: [
      [() => dialTo("7"), { dial: [7, 7] }],
      [() => offer(MANY_BIDS), { dial: [7, 7], preview: "do bid 7leaves 13" }],
      [() => offer(MANY_BIDS.slice(1)), { dial: [1, 1] }],
    ],
  },
  {
    name: "beside numbers, answers leave the digits to them",
    choices: [...FEW_BIDS, aChoice("drop", [aButton("drop", "Drop out")])],
    does: [[() => {}, { numbers: ["0", "1", "2"], answers: ["Drop out"], digits: ["0", "1", "2"] }]],
  },
  {
    name: "a piece lies on its spot before it is laid",
    choices: TILES,
    does: [[() => clickSpot(at("hex-A")), {
      kinds: ["straight", "gentle"], chosen: ["straight"], laid: ["#piece-straight rotate(0deg)"], turners: ["⟲", "⟳", "Confirm"],
      preview: "do lay straight 0leaves $3", trail: "A", sent: [],
    }]],
  },
  {
    name: "it is turned the shorter way round, and comes round to where it was",
    choices: TILES,
    does: [
      [() => clickSpot(at("hex-A")), { laid: ["#piece-straight rotate(0deg)"] }],
      [() => turnPiece(1), { laid: ["#piece-straight rotate(120deg)"], preview: "do lay straight 2" }],
      [() => turnPiece(1), { laid: ["#piece-straight rotate(0deg)"] }],
      [() => turnPiece(-1), { laid: ["#piece-straight rotate(120deg)"] }],
    ],
  },
  {
    name: "a click on it turns it",
    choices: TILES,
    does: [
      [() => clickSpot(at("hex-A")), { chosen: ["straight"] }],
      [() => clickSpot(at("hex-A")), { laid: ["#piece-straight rotate(120deg)"], sent: [] }],
    ],
  },
  {
    name: "a double click lays what lay there before its first one",
    choices: TILES,
    does: [
      [() => clickSpot(at("hex-A")), { sent: [] }],
      [() => clickSpot(at("hex-A"), 1), { sent: [] }],
      [() => clickSpot(at("hex-A"), 2), { sent: ["lay straight 0"] }],
    ],
  },
  {
    name: "another kind lies as the one before where it can",
    choices: TILES,
    does: [
      [() => clickSpot(at("hex-A")), { chosen: ["straight"] }],
      [() => changeKind(1), { chosen: ["gentle"], laid: ["#piece-gentle rotate(120deg)"] }],
      [() => changeKind(1), { chosen: ["straight"], laid: ["#piece-straight rotate(120deg)"] }],
      [() => press("gentle"), { chosen: ["gentle"], laid: ["#piece-gentle rotate(120deg)"] }],
      [() => press("Confirm"), { sent: ["lay gentle 2"] }],
    ],
  },
  {
    name: "where each kind lies in one way only, turning is another kind",
    choices: [TILES[0], TILES[2]].filter((choice) => choice !== undefined),
    does: [
      [() => clickSpot(at("hex-A")), { turners: ["Confirm"], chosen: ["straight"] }],
      [() => turnPiece(1), { chosen: ["gentle"], laid: ["#piece-gentle rotate(120deg)"] }],
    ],
  },
  {
    name: "the way back takes the piece away",
    choices: TILES,
    does: [
      [() => clickSpot(at("hex-A")), { chosen: ["straight"] }],
      [() => stepBack(), { laid: [], kinds: [], lit: ["hex-A", "hex-B"] }],
      [() => isSame(turnPiece(1), false, "there is a piece to turn"), {}],
    ],
  },
  {
    name: "what ends the turn stands first, and out",
    choices: [aChoice("go", [aButton("go", "Go")]), aChoice("end", [aButton("end", "End")], { closes: true })],
    does: [[() => {}, { answers: ["End", "Go"], primary: ["End"], digits: ["1", "2"] }]],
  },
  {
    name: "an answer tells what it leaves, or its news, or else what it does",
    choices: [
      aChoice("pay", [aButton("pay", "Pay")], { balance: "leaves $3", news: "no" }),
      aChoice("pass", [aButton("pass", "Pass")], { news: "and stay" }),
      aChoice("stop", [aButton("stop", "Stop")], { news: "" }),
      aChoice("wait", [aButton("wait", "Wait")]),
    ],
    does: [[() => {}, { answers: ["Pay", "Pass", "Stop", "Wait"], telling: ["leaves $3", "and stay", "do wait"] }]],
  },
  {
    name: "one that leads on tells nothing yet",
    choices: CARDS,
    does: [[() => {}, { answers: ["Take it", "More"], telling: ["do take"] }]],
  },
  {
    name: "what lies in a folded panel is lit there, but unfolds it only once it is asked for",
    choices: CARDS,
    does: [
      [() => {}, { lit: ["card-1"], tabs: ["-1"], open: 0 }],
      [() => press("More"), { lit: ["card-1"], open: 1, answers: ["Drop it", "Keep it"], trail: "More" }],
      [() => clickSpot(at("card-1")), { sent: ["drop"] }],
    ],
  },
  {
    name: "what lies in a panel that somebody unfolds is ringed there",
    choices: CARDS,
    does: [
      [() => {}, { lit: ["card-1"], ringed: 0 }],
      [() => document.querySelector("details.aside")?.setAttribute("open", ""), { ringed: 0 }],
      [() => relight(), { lit: ["card-1"], ringed: 1, sent: [] }],
      [() => document.querySelector("details.aside")?.removeAttribute("open"), { open: 0 }],
      [() => relight(), { lit: ["card-1"], ringed: 0, open: 0 }],
    ],
  },
  {
    name: "a panel that is unfolded while a piece lies there leaves the piece as it was turned",
    choices: TILES,
    does: [
      [() => clickSpot(at("hex-A")), { laid: ["#piece-straight rotate(0deg)"] }],
      [() => turnPiece(1), { laid: ["#piece-straight rotate(120deg)"] }],
      [() => relight(), { laid: ["#piece-straight rotate(120deg)"], preview: "do lay straight 2" }],
    ],
  },
  {
    name: "no mark is left on the drawings before they change, and all are back afterwards",
    choices: [aChoice("run", [aSpot("hex-A", "A")], { over: ["hex-B", "hex-C"], lays: ["straight", "hex-C"] }), ...CUBES.slice(2)],
    does: [
      [() => pointAt(at("hex-A")), { lit: ["hex-A", "hex-B"], ringed: 2, marks: 3 }],
      [() => clearMarks(), { lit: [], layers: 0, label: ["img", "the plain"] }],
      [() => readChoices(given), { lit: ["hex-A", "hex-B"], ringed: 2, marks: 0, label: ["button", "A"] }],
    ],
  },
  {
    name: "a panel is unfolded for a spot that can be clicked nowhere else",
    choices: [aChoice("take", [aSpot("card-1")]), aChoice("mine", [aSpot("hex-B")])],
    does: [[() => {}, { lit: ["hex-B", "card-1"], tabs: ["0", "0"], open: 1, where: ["Both."] }]],
  },
  {
    name: "what the pointer is on tells what it would do, and shows it",
    choices: [
      aChoice("run", [aSpot("hex-A", "A")], { over: ["hex-B", "hex-C"], lays: ["straight", "hex-C"] }),
      aChoice("mine", [aSpot("hex-B", "B")]),
    ],
    does: [
      [() => pointAt(at("hex-A")), { preview: "do run", marks: 3 }],
      [() => pointAt(at("hex-B")), { preview: "do mine", marks: 0 }],
      [() => pointAt(at("hex-C")), { preview: "", marks: 0 }],
    ],
  },
  {
    name: "a piece that is drawn larger for buttons is foreseen as it will lie",
    choices: [
      aChoice("track", [aSpot("hex-A", "A")], { lays: ["straight", "hex-C"] }),
      aChoice("mine", [aSpot("hex-B", "B")], { lays: ["cube", "hex-C"] }),
    ],
    does: [
      [() => pointAt(at("hex-A")), { foreseen: ["#piece-straight false"] }],
      [() => pointAt(at("hex-B")), { foreseen: ["#piece-cube true"] }],
    ],
  },
  {
    name: "the keys go from one lit spot to the next that lies that way",
    choices: ["hex-A", "hex-B", "hex-C"].map((spot) => aChoice(spot, [aSpot(spot)])),
    does: [
      [() => isSame(stepTo(1, 0), true, "there is a first"), { focus: "hex-A" }],
      [() => stepTo(1, 0), { focus: "hex-B" }],
      [() => stepTo(0, 1), { focus: "hex-C" }],
      [() => stepTo(0, 1), { focus: "hex-C" }],
      [() => stepTo(0, -1), { focus: "hex-B" }],
      [() => stepTo(-1, 0), { focus: "hex-A" }],
    ],
  },
  {
    name: "the focus goes to the lit spot that is nearest, or to the first answer",
    choices: TILES,
    does: [
      [() => focusNear(at("hex-B").getBoundingClientRect()), { focus: "hex-B" }],
      [() => offer(FEW_BIDS), {}],
      [() => focusNear({ x: 0, y: 0 }), { focus: "0" }],
    ],
  },
  {
    name: "the focus stays in the bar when it is made anew",
    choices: CARDS,
    does: [
      [() => press("More"), { trail: "More" }],
      [() => all("#choices button")[1]?.focus(), { focus: "Keep itdo keep" }],
      [() => offer(CARDS), { focus: "Drop itdo drop" }],
      [() => all("#turn .back")[0]?.focus(), { focus: "‹ Back" }],
      [() => press("‹ Back"), { focus: "Take itdo take" }],
    ],
  },
];

const PAGE = document.body.innerHTML;

await report(CASES, async ({ choices, does }) => {
  setPage(PAGE);
  holdBoard();
  sent = [];
  // Nothing is left of the case before.
  offer([]);
  offer(choices);
  let number = 0;
  for (const [what, sees] of does) {
    number += 1;
    await what();
    for (const [name, wanted] of Object.entries(sees)) {
      isSame(SEEN[/** @type {keyof typeof SEEN} */ (name)](), wanted, `step ${number}, ${name}`);
    }
  }
});
