// Makes one piece of a page like another, touching only what differs: focus, scroll, what is typed and open stays.
//
// Siblings are told apart by `id` or `data-key`. A subtree whose `data-still` is the same is not looked at. Children of
// `data-own` belong to the script, and nodes with `data-extra` were put there by it.
//
// A page has marks: `data-h` on an element, `data-r` on the first of a run of siblings that goes on to the next mark. An
// answer leaves out what has a mark that was sent along with the question: see `fragments/sparse.rs`.

/** @import { Fragment, Tag } from "./types.d.ts" */

/**
 * What becomes of the page: the nodes that it has already for each comment that stands for some, all of these together, and
 * the elements that were put in.
 * @typedef {{ stays: Map<Node, ChildNode[]>, kept: Set<Node>, inserted: Tag[] }} Answer
 */

/**
 * @param {Node} node
 * @returns {node is Tag}
 */
const isTag = (node) => node.nodeType === Node.ELEMENT_NODE;
/** @param {Node} node */
const keyOf = (node) => isTag(node) ? node.id || node.dataset.key || null : null;
/** @param {Node} node */
const isExtra = (node) => isTag(node) && "extra" in node.dataset;
/** @param {Tag} tag */
const markOf = ({ dataset }) => dataset.h ?? dataset.r ?? "";

/**
 * What a page has that is marked, in order, each with what is nested in it.
 * @param {HTMLElement} main
 */
export function survey(main) {
  /** @type {Fragment[]} */
  const found = [];
  /** @type {(first: Tag, around?: Fragment) => Fragment} */
  const add = (first, around) => {
    const fragment = { first, mark: markOf(first), nested: [] };
    around?.nested.push(fragment);
    found.push(fragment);
    return fragment;
  };
  /** @type {(parent: Tag, around?: Fragment) => void} */
  const look = (parent, around) => {
    /** @type {Fragment | undefined} */
    let run;
    for (const child of parent.children) {
      if (!isTag(child) || isExtra(child)) continue;
      if (child.dataset.h) {
        run = undefined;
        look(child, add(child, around));
      } else {
        if (child.dataset.r) run = add(child, around);
        if (child.firstElementChild) look(child, run ?? around);
      }
    }
  };
  if (main.dataset.h) look(main, add(main));
  return found;
}

/** @param {Fragment[]} surveyed */
export const marksOf = (surveyed) => surveyed.map(({ mark }) => mark).join("");

/**
 * The nodes of a fragment.
 * @param {Fragment} fragment
 */
function nodesOf({ first }) {
  /** @type {[Tag, ...ChildNode[]]} */
  const nodes = [first];
  if (!first.dataset.r) return nodes;
  for (let next = first.nextSibling; next; next = next.nextSibling) {
    if (isExtra(next)) continue;
    if (isTag(next) && markOf(next)) break;
    nodes.push(next);
  }
  return nodes;
}

// What the person or the script decides, not the server.
/** @type {Record<string, string[]>} */
const KEPT = { DETAILS: ["open"], DIALOG: ["open"] };

/**
 * @param {Tag} old
 * @param {Tag} fresh
 */
function patchAttributes(old, fresh) {
  const kept = KEPT[old.nodeName] ?? [];
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !kept.includes(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (!kept.includes(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const isSlider = old instanceof HTMLInputElement && old.type === "range";
  if (isSlider && old !== document.activeElement) old.value = fresh.getAttribute("value") ?? "";
}

/**
 * Makes the children of `old` from `first` on, up to but without `end`, like these.
 * @param {Node} old
 * @param {ChildNode[]} children
 * @param {ChildNode | null} first
 * @param {ChildNode | null} end
 * @param {Answer} answer
 */
function patchChildren(old, children, first, end, answer) {
  /** @param {ChildNode | null} node */
  const skip = (node) => {
    while (node && node !== end && isExtra(node)) node = node.nextSibling;
    return node === end ? null : node;
  };
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  for (let child = first; child && child !== end; child = child.nextSibling) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  let at = skip(first);
  /** @param {ChildNode} node */
  const place = (node) => {
    if (node === at) at = skip(at.nextSibling);
    else old.insertBefore(node, at ?? end);
  };
  /**
   * What this is to be made of: what has its key, or, without one, the next of its kind.
   * @param {ChildNode} child
   */
  const matchOf = (child) => {
    /** @param {ChildNode} node */
    const fits = (node) => node.nodeName === child.nodeName && !answer.kept.has(node);
    const key = keyOf(child);
    let match = key ? keyed.get(key) ?? null : at;
    if (key) return match && fits(match) ? match : null;
    while (match && (keyOf(match) || !fits(match))) match = skip(match.nextSibling);
    return match;
  };
  for (const child of children) {
    const stays = answer.stays.get(child);
    if (stays) {
      stays.forEach(place);
      continue;
    }
    // What goes on within it is not here any more.
    const within = new Set(stayingIn(child, answer));
    while (at && within.has(at)) at = skip(at.nextSibling);
    const match = matchOf(child);
    if (match) {
      keyed.delete(keyOf(child) ?? "");
      place(match);
      patchNode(match, child, answer);
    } else {
      old.insertBefore(child, at ?? end);
      fill(child, answer);
      if (isTag(child)) answer.inserted.push(child);
    }
  }
  while (at) {
    const next = skip(at.nextSibling);
    at.remove();
    at = next;
  }
}

/**
 * Makes a node like another of its kind.
 * @param {ChildNode} old
 * @param {ChildNode} fresh
 * @param {Answer} answer
 */
function patchNode(old, fresh, answer) {
  if (!isTag(old) || !isTag(fresh)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  const isStill = old.dataset.still && old.dataset.still === fresh.dataset.still;
  patchAttributes(old, fresh);
  if (isStill || "own" in old.dataset) return;
  patchChildren(old, [...fresh.childNodes], old.firstChild, null, answer);
}

/** @param {Node} root */
const commentsIn = (root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  /** @type {Comment[]} */
  const found = [];
  while (walker.nextNode()) found.push(/** @type {Comment} */ (walker.currentNode));
  return found;
};

/**
 * What the page has that goes into what is new.
 * @param {Node} fresh
 * @param {Answer} answer
 */
const stayingIn = (fresh, { stays }) => stays.size > 0 ? commentsIn(fresh).flatMap((comment) => stays.get(comment) ?? []) : [];

/**
 * Puts it there.
 * @param {Node} fresh
 * @param {Answer} answer
 */
function fill(fresh, { stays }) {
  if (stays.size > 0) for (const comment of commentsIn(fresh)) comment.replaceWith(...stays.get(comment) ?? []);
}

// Stands in an answer for all that `main` has.
const ALL = "=";
const unlike = () => new Error("the page is not what its marks say");

/**
 * What an answer leaves to the page, for each comment that stands for some of it: `7`, or `7-9` for three in a row.
 * @param {Node[]} roots
 * @param {Fragment[]} had
 */
function staying(roots, had) {
  /** @type {Answer["stays"]} */
  const stays = new Map();
  for (const comment of roots.flatMap(commentsIn)) {
    if (comment.data === ALL) continue;
    const [from = 0, to = from] = comment.data.split("-").map(Number);
    stays.set(comment, had.slice(from, to + 1).flatMap(nodesOf));
  }
  return stays;
}

/**
 * What changes within what stays: the nodes that a template is about, and those that come in their place.
 * @param {HTMLTemplateElement} template
 * @param {Fragment[]} had
 */
function changeOf({ content, dataset }, had) {
  const [around, place, count] = /** @type {[number, number, number]} */ ((dataset.at ?? "").split(".").map(Number));
  const from = "svg" in dataset ? content.firstElementChild : content;
  const nested = had[around]?.nested;
  const changed = nested?.[place];
  if (!from || !changed || nested.length !== count) throw unlike();
  return { nodes: nodesOf(changed), children: [...from.childNodes] };
}

/**
 * Makes `main` like the answer to a question that was asked when it had what is in `had`; gives what was put in.
 * @param {HTMLElement} main
 * @param {string} html
 * @param {Fragment[]} had
 */
export function patch(main, html, had = []) {
  const page = new DOMParser().parseFromString(html, "text/html");
  /** @type {HTMLElement | null} */
  const fresh = page.querySelector(main.localName);
  if (!fresh) return [];
  /** @type {NodeListOf<HTMLTemplateElement>} */
  const found = page.querySelectorAll("template[data-at]");
  const templates = [...found];
  const stays = staying([fresh, ...templates.map(({ content }) => content)], had);
  /** @type {Answer} */
  const answer = { stays, kept: new Set([...stays.values()].flat()), inserted: [] };
  // Before anything moves.
  const changes = templates.map((template) => changeOf(template, had));
  patchAttributes(main, fresh);
  if (fresh.firstChild?.nodeValue !== ALL) patchChildren(main, [...fresh.childNodes], main.firstChild, null, answer);
  for (const { nodes, children } of changes) {
    const [first, last = first] = [nodes[0], nodes.at(-1)];
    if (!first.parentNode) throw unlike();
    patchChildren(first.parentNode, children, first, last.nextSibling, answer);
  }
  return answer.inserted;
}
