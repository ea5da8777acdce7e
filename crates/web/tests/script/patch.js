// The patcher. Each case makes a page of one piece of markup like another.

import { marksOf, patch, survey } from "../../assets/patch.js";
import { isSame, report, setPage } from "./check.js";

/** @type {(id: string) => HTMLInputElement} */
const input = (id) => {
  const found = document.getElementById(id);
  if (found instanceof HTMLInputElement) return found;
  throw new Error(`there is no ${id}`);
};

/**
 * `after` is what the server answers, the content of `main` unless it begins with one; `becomes` is what the page is then,
 * where that is not the answer itself. What the selectors in `keeps` find before has to be found afterwards as the same
 * elements, and what those in `replaces` find as others; `inserted` are the elements that were put in, by their text. With
 * `throws` the answer does not fit the page: `patch` has to say so, since that is what makes a page fetch all of itself.
 * @typedef {object} Case
 * @property {string} name
 * @property {string} before
 * @property {string} after
 * @property {string} [becomes]
 * @property {string[]} [keeps]
 * @property {string[]} [replaces]
 * @property {string[]} [inserted]
 * @property {boolean} [throws]
 * @property {() => void} [first]
 * @property {() => unknown} [shows]
 * @property {unknown} [shown]
 */

/** @type {Case[]} */
const CASES = [
  {
    name: "text changes where it stands",
    before: "<p>one</p>",
    after: "<p>two</p>",
    keeps: ["p"],
    inserted: [],
  },
  {
    name: "attributes come, change and go; what the script has styled stays",
    before: '<p class="a" title="x" style="color: red">one</p>',
    after: '<p class="b" lang="fr">one</p>',
    becomes: '<p class="b" style="color: red" lang="fr">one</p>',
    keeps: ["p"],
  },
  {
    name: "siblings with keys change places and stay themselves",
    before: '<i data-key="a">1</i><i data-key="b">2</i><i data-key="c">3</i>',
    after: '<i data-key="c">3</i><i data-key="a">1</i><i data-key="b">4</i>',
    keeps: ["[data-key=a]", "[data-key=b]", "[data-key=c]"],
    inserted: [],
  },
  {
    name: "an id is a key",
    before: '<i id="a">1</i><i id="b">2</i>',
    after: '<i id="b">2</i><i id="a">1</i>',
    keeps: ["#a", "#b"],
  },
  {
    name: "one that is new among those with keys is put in, and told",
    before: '<i data-key="a">1</i><i data-key="c">3</i>',
    after: '<i data-key="a">1</i><i data-key="b">2</i><i data-key="c">3</i>',
    keeps: ["[data-key=a]", "[data-key=c]"],
    inserted: ["2"],
  },
  {
    name: "one that is gone is removed, and its siblings stay",
    before: '<i data-key="a">1</i><i data-key="b">2</i><i data-key="c">3</i>',
    after: '<i data-key="a">1</i><i data-key="c">3</i>',
    keeps: ["[data-key=a]", "[data-key=c]"],
    inserted: [],
  },
  {
    name: "without keys siblings are matched in order, by their kind",
    before: "<p>1</p><b>2</b><p>3</p>",
    after: "<b>2</b><p>4</p>",
    keeps: ["b"],
    inserted: [],
  },
  {
    name: "what has a key is nothing for what has none",
    before: '<i data-key="a">1</i>',
    after: "<i>1</i>",
    replaces: ["i"],
    inserted: ["1"],
  },
  {
    name: "another kind of the same key is made anew",
    before: '<i id="a">1</i>',
    after: '<b id="a">1</b>',
    replaces: ["#a"],
    inserted: ["1"],
  },
  {
    name: "a subtree that is still is not looked at",
    before: '<div data-still="1"><p>old</p></div>',
    after: '<div data-still="1" class="a"><p>new</p></div>',
    becomes: '<div data-still="1" class="a"><p>old</p></div>',
    keeps: ["p"],
  },
  {
    name: "one that is still in another way is",
    before: '<div data-still="1"><p>old</p></div>',
    after: '<div data-still="2"><p>new</p></div>',
    keeps: ["div", "p"],
  },
  {
    name: "what belongs to the script is left to it",
    before: '<div data-own=""><b>mine</b></div>',
    after: '<div data-own="" class="a"></div>',
    becomes: '<div data-own="" class="a"><b>mine</b></div>',
    keeps: ["b"],
  },
  {
    name: "what the script has put in is passed over",
    before: '<i data-extra="">x</i><p>1</p><i data-extra="">y</i>',
    after: "<p>2</p><p>3</p>",
    becomes: '<i data-extra="">x</i><p>2</p><i data-extra="">y</i><p>3</p>',
    keeps: ["i", "p"],
    inserted: ["3"],
  },
  {
    name: "the focus stays, with what is typed and marked",
    before: '<p>1</p><input id="a" value="x"><p>2</p>',
    after: '<p>3</p><input id="a" value="y" class="b"><b>4</b>',
    keeps: ["#a"],
    first: () => {
      input("a").focus();
      input("a").value = "typed";
      input("a").setSelectionRange(1, 3);
    },
    shows: () => [document.activeElement?.id, input("a").value, input("a").selectionStart, input("a").selectionEnd],
    shown: ["a", "typed", 1, 3],
  },
  {
    name: "the focus stays when siblings come before it",
    before: '<input id="a">',
    after: '<p data-key="b">1</p><p>2</p><input id="a">',
    first: () => input("a").focus(),
    shows: () => document.activeElement?.id,
    shown: "a",
  },
  {
    name: "a slider follows the server",
    before: '<input id="a" type="range" max="9" value="3">',
    after: '<input id="a" type="range" max="9" value="5">',
    first: () => { input("a").value = "7"; },
    shows: () => input("a").value,
    shown: "5",
  },
  {
    name: "but not out of the hand that is on it",
    before: '<input id="a" type="range" max="9" value="3">',
    after: '<input id="a" type="range" max="9" value="5">',
    first: () => {
      input("a").value = "7";
      input("a").focus();
    },
    shows: () => input("a").value,
    shown: "7",
  },
  {
    name: "what somebody has unfolded or folded stays so",
    before: '<details id="a"><p>1</p></details><details id="b" open=""><p>1</p></details>',
    after: '<details id="a" open=""><p>2</p></details><details id="b"><p>2</p></details>',
    becomes: '<details id="a"><p>2</p></details><details id="b" open=""><p>2</p></details>',
  },
  {
    name: "drawings are patched as well",
    before: '<svg><g data-key="a"><path d="M0 0"></path></g></svg>',
    after: '<svg><g data-key="a"><path d="M1 1"></path></g><g data-key="b"></g></svg>',
    keeps: ["svg", "g", "path"],
    inserted: [""],
  },
  {
    name: "a page without that part changes nothing",
    before: "<p>1</p>",
    after: "<section><p>2</p></section>",
    becomes: "<p>1</p>",
  },
  // Answers to a page that has said what it has: `main` is its first mark, and the others follow in order.
  {
    name: "what the page has stays where a number stands for it",
    before: '<div data-h="aa">1</div><div data-h="bb">2</div>',
    after: '<main data-h="mm"><p>0</p><!--2--><!--1--></main>',
    becomes: '<p>0</p><div data-h="bb">2</div><div data-h="aa">1</div>',
    keeps: ["[data-h=aa]", "[data-h=bb]"],
    inserted: ["0"],
  },
  {
    name: "a run of siblings goes to the next mark",
    before: '<div data-h="aa"><p data-r="rr">1</p><p>2</p><p data-r="ss">3</p></div>',
    after: '<main data-h="mm"><div data-h="bb"><!--3--><p data-r="tt">4</p><!--2--></div></main>',
    becomes: '<div data-h="bb"><p data-r="ss">3</p><p data-r="tt">4</p><p data-r="rr">1</p><p>2</p></div>',
    keeps: ["div", "[data-r=rr]", "[data-r=ss]"],
    inserted: ["4"],
  },
  {
    name: "two numbers stand for all from one to the other",
    before: '<i data-h="aa">1</i><i data-h="bb">2</i><i data-h="cc">3</i>',
    after: '<main data-h="mm"><!--1-3--><i data-h="dd">4</i></main>',
    becomes: '<i data-h="aa">1</i><i data-h="bb">2</i><i data-h="cc">3</i><i data-h="dd">4</i>',
    keeps: ["[data-h=aa]", "[data-h=bb]", "[data-h=cc]"],
    inserted: ["4"],
  },
  {
    name: "what stays is put into what is new around it",
    before: '<div data-h="aa">1</div>',
    after: '<main data-h="mm"><section><!--1--></section></main>',
    becomes: '<section><div data-h="aa">1</div></section>',
    keeps: ["[data-h=aa]"],
  },
  {
    name: "and into what is there already beside it",
    before: '<div data-h="aa">1</div><section>2</section><p>3</p>',
    after: '<main data-h="mm"><section>4<!--1--></section><p>5</p></main>',
    becomes: '<section>4<div data-h="aa">1</div></section><p>5</p>',
    keeps: ["[data-h=aa]", "section", "p"],
    inserted: [],
  },
  {
    name: "an equals sign is all of the page",
    before: '<div data-h="aa">1</div>',
    after: '<main data-h="nn" class="b"><!--=--></main>',
    becomes: '<div data-h="aa">1</div>',
    keeps: ["div"],
    shows: () => document.querySelector("main")?.className,
    shown: "b",
  },
  {
    name: "a template is what comes in place of something nested",
    before: '<div data-h="aa"><p data-h="bb">1</p><p data-h="cc">2</p></div>',
    after: '<main data-h="mm"><!--=--></main><template data-at="1.1.2"><p data-h="dd">3</p><i>4</i></template>',
    becomes: '<div data-h="aa"><p data-h="bb">1</p><p data-h="dd">3</p><i>4</i></div>',
    keeps: ["[data-h=aa]", "[data-h=bb]"],
    inserted: ["4"],
  },
  {
    name: "one of a drawing holds a drawing",
    before: '<svg data-h="aa"><g data-h="bb"></g></svg>',
    after: '<main data-h="mm"><!--=--></main><template data-at="1.0.1" data-svg><svg><g data-h="cc"><path></path></g></svg></template>',
    becomes: '<svg data-h="aa"><g data-h="cc"><path></path></g></svg>',
    keeps: ["svg", "g"],
  },
  {
    name: "a page that is not what its marks say is left alone",
    before: '<div data-h="aa"><p data-h="bb">1</p></div>',
    after: '<main data-h="mm" class="b"><!--=--></main><template data-at="1.0.2"><p>2</p></template>',
    becomes: '<div data-h="aa"><p data-h="bb">1</p></div>',
    throws: true,
    shows: () => document.querySelector("main")?.className,
    shown: "",
  },
  {
    name: "what the script has put in has no mark",
    before: '<div data-h="aa">1</div><div data-h="bb" data-extra="">2</div>',
    after: "",
    becomes: '<div data-h="bb" data-extra="">2</div>',
    shows: () => marksBefore,
    shown: "mmaa",
  },
];

/** @type {Case[]} Here `before` is surveyed, and stays as it is. */
const SURVEYS = [
  {
    name: "marks are found in the order of the page, with what is nested in each",
    before: '<div data-h="aa"><p data-h="bb">1</p><p data-r="rr">2</p><p>3</p><p data-r="ss">4</p></div><i data-h="cc">5</i>',
    shown: [["mm", ["aa", "cc"]], ["aa", ["bb", "rr", "ss"]], ["bb", []], ["rr", []], ["ss", []], ["cc", []]],
  },
  {
    name: "what is marked within a run is nested in the run, until the next mark",
    before: '<p data-r="rr">1</p><p><b data-h="aa">2</b></p><div data-h="bb"></div><p><b data-h="cc">3</b></p>',
    shown: [["mm", ["rr", "bb", "cc"]], ["rr", ["aa"]], ["aa", []], ["bb", []], ["cc", []]],
  },
].map((one) => ({ ...one, after: one.before, shows: () => surveyed }));

/** @type {[mark: string, nested: string[]][]} */
let surveyed = [];
let marksBefore = "";

/** @param {() => unknown} act */
function fails(act) {
  try {
    act();
  } catch {
    return true;
  }
  return false;
}

/** @param {Case} one */
function attempt({ before, after, becomes = after, keeps = [], replaces = [], inserted, throws, first, shows, shown }) {
  setPage(`<main data-h="mm">${before}</main>`);
  const main = document.querySelector("main");
  if (!main) throw new Error("there is no page");
  first?.();
  const had = survey(main);
  marksBefore = marksOf(had);
  surveyed = had.map(({ mark, nested }) => [mark, nested.map((one) => one.mark)]);
  /** @type {(selector: string) => Element} */
  const find = (selector) => {
    const found = main.querySelector(selector);
    if (!found) throw new Error(`${selector} finds nothing`);
    return found;
  };
  const [kept, replaced] = [keeps, replaces].map((selectors) => selectors.map(find));
  const isWhole = after.startsWith("<main") || after.startsWith("<section");
  const apply = () => patch(main, isWhole ? after : `<main data-h="mm">${after}</main>`, had);
  if (throws) {
    isSame(fails(apply), true, "it throws");
  } else {
    const put = apply().map(({ textContent }) => textContent);
    if (inserted) isSame(put, inserted, "what is put in");
  }
  isSame(main.innerHTML, becomes, "the page");
  keeps.forEach((selector, index) => isSame(find(selector) === kept?.[index], true, `${selector} stays`));
  replaces.forEach((selector, index) => isSame(find(selector) === replaced?.[index], false, `${selector} stays`));
  if (shows) isSame(shows(), shown, "it shows");
}

await report([...CASES, ...SURVEYS], attempt);
