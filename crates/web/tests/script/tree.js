// The tree of choices, without a page.

import { behind, idOf, nextOf, placeOf, read, settled, stepsAt } from "../../assets/tree.js";
import { isSame, report } from "./check.js";
import { aButton, aChoice, aNumber, aPiece, aSpot } from "./steps.js";

/** @import { Step } from "../../assets/types.d.ts" */

const [HEX_A, HEX_B, CUBE, DONE, TWO] = [aSpot("hex-A"), aSpot("hex-B"), aSpot("cube-A"), aButton("done"), aNumber(2)];

/** @param {Record<string, Step[]>} paths */
const tree = (paths) => read(JSON.stringify(Object.entries(paths).map(([move, path]) => aChoice(move, path))));
/** @param {Step[]} steps */
const ids = (...steps) => steps.map(idOf);

const LONG_FIRST = ids(aSpot("hex-A1"), HEX_A, aNumber(20), TWO);

const BOTH = tree({ "lay A": [HEX_A, aPiece("straight")], "ship A": [HEX_A, CUBE], "lay B": [HEX_B], done: [DONE] });

/** @type {{ name: string, found: () => unknown, wanted: unknown }[]} */
const CASES = [
  {
    name: "a step is told from its siblings by what it is about",
    found: () => ids(HEX_A, DONE, TWO, aPiece("straight", 3)),
    wanted: ["spot hex-A ", "button done ", "number 2 ", "piece straight 3 hex-A "],
  },
  {
    name: "spots and answers that are drawn have a place, numbers and pieces have none",
    found: () => [HEX_A, DONE, TWO, aPiece("straight", 3)].map((step) => placeOf(step) ?? "none"),
    wanted: ["hex-A", "done", "none", "none"],
  },
  {
    name: "a choice keeps what the server says of it, and has the names of its steps",
    found: () => read(JSON.stringify([aChoice("ship", [HEX_A, CUBE], { balance: "leaves $3", closes: true })])),
    wanted: [{
      move: "ship", say: "do ship", path: [HEX_A, CUBE], balance: "leaves $3", closes: true, ids: ["spot hex-A ", "spot cube-A "],
    }],
  },
  {
    name: "no name of a step is the beginning of another",
    found: () => LONG_FIRST.map((id) => LONG_FIRST.findIndex((one) => one.startsWith(id))),
    wanted: [0, 1, 2, 3],
  },
  {
    name: "a trail is longer than a path: nothing lies behind it",
    found: () => behind(BOTH, ids(HEX_B, CUBE)).map(({ move }) => move),
    wanted: [],
  },
  {
    name: "at first every choice is open",
    found: () => behind(BOTH, []).map(({ move }) => move),
    wanted: ["lay A", "ship A", "lay B", "done"],
  },
  {
    name: "a step leaves the choices that begin with it",
    found: () => behind(BOTH, ids(HEX_A)).map(({ move }) => move),
    wanted: ["lay A", "ship A"],
  },
  {
    name: "what is next is there once, with all that lies behind it",
    found: () => nextOf(BOTH, []).map((next) => [next.id, next.behind.length]),
    wanted: [["spot hex-A ", 2], ["spot hex-B ", 1], ["button done ", 1]],
  },
  {
    name: "after a step its children are next",
    found: () => nextOf(BOTH, ids(HEX_A)).map(({ id }) => id),
    wanted: ["piece straight 0 hex-A ", "spot cube-A "],
  },
  {
    name: "at the end of a path nothing is next",
    found: () => nextOf(BOTH, ids(HEX_B)),
    wanted: [],
  },
  {
    name: "several ways are not settled",
    found: () => settled(BOTH, ids(HEX_A)),
    wanted: null,
  },
  {
    name: "the end of the only way is settled",
    found: () => settled(BOTH, ids(HEX_B))?.move,
    wanted: "lay B",
  },
  {
    name: "a spot that leads to one thing only settles it",
    found: () => settled(tree({ ship: [HEX_A, CUBE], done: [DONE] }), ids(HEX_A))?.move,
    wanted: "ship",
  },
  {
    name: "a spot with one piece does not: how it lies is seen first",
    found: () => settled(tree({ lay: [HEX_A, aPiece("straight")] }), ids(HEX_A)),
    wanted: null,
  },
  {
    name: "nor does a button with something behind it",
    found: () => settled(tree({ ship: [DONE, CUBE] }), ids(DONE)),
    wanted: null,
  },
  {
    name: "where nothing leads, nothing is settled",
    found: () => settled(BOTH, ids(CUBE)),
    wanted: null,
  },
  {
    name: "spots in one another are as many steps",
    found: () => stepsAt(BOTH, [], ["hex-A", "cube-A"]),
    wanted: ids(HEX_A, CUBE),
  },
  {
    name: "spots around that are no step are passed over",
    found: () => stepsAt(BOTH, ids(HEX_A), ["hex-A", "cube-A"]),
    wanted: ids(CUBE),
  },
  {
    name: "an answer that is drawn is a step there",
    found: () => stepsAt(BOTH, [], ["done"]),
    wanted: ids(DONE),
  },
  {
    name: "elsewhere there is no step",
    found: () => stepsAt(BOTH, [], ["hex-C"]),
    wanted: [],
  },
];

await report(CASES, ({ found, wanted }) => isSame(found(), wanted, "it gives"));
