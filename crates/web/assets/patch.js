// Updates part of a page, touching only what differs: focus, scroll positions, typed text and open panels stay.
//
// Siblings are identified by `id` or `data-key`. A subtree whose `data-still` is the same is skipped. Children of
// `data-own` belong to the script, and nodes with `data-extra` were added by it.
//
// A page has marks: `data-h` on an element, `data-r` on the first of a run of siblings that extends to the next mark. A
// request lists the marks of the page, and the response leaves out what has one of them: see `fragments/sparse.rs`.

/** @import { Fragment, Tag } from "./types.d.ts" */

/**
 * What a response does to the page: which nodes stay for each comment that stands for some, all of these nodes, and the
 * elements that were inserted.
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
 * The marked fragments of a page in order, each with those nested in it.
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

// Attributes that the visitor or the script controls, not the server.
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
 * Turns the children of `old` from `first` up to `end` (exclusive) into these.
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
  let cursor = skip(first);
  /** @param {ChildNode} node */
  const place = (node) => {
    if (node === cursor) cursor = skip(cursor.nextSibling);
    else old.insertBefore(node, cursor ?? end);
  };
  /**
   * The existing node to update for this child: the one with its key or, if it has none, the next of its kind.
   * @param {ChildNode} child
   */
  const matchOf = (child) => {
    /** @param {ChildNode} node */
    const fits = (node) => node.nodeName === child.nodeName && !answer.kept.has(node);
    const key = keyOf(child);
    let match = key ? keyed.get(key) ?? null : cursor;
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
    // Nodes that move into this child are no longer here.
    const within = new Set(stayingIn(child, answer));
    while (cursor && within.has(cursor)) cursor = skip(cursor.nextSibling);
    const match = matchOf(child);
    if (match) {
      keyed.delete(keyOf(child) ?? "");
      place(match);
      patchNode(match, child, answer);
    } else {
      old.insertBefore(child, cursor ?? end);
      fill(child, answer);
      if (isTag(child)) answer.inserted.push(child);
    }
  }
  while (cursor) {
    const next = skip(cursor.nextSibling);
    cursor.remove();
    cursor = next;
  }
}

/**
 * Turns a node into another of its kind.
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
 * The nodes of the page that move into a new node.
 * @param {Node} fresh
 * @param {Answer} answer
 */
const stayingIn = (fresh, { stays }) => stays.size > 0 ? commentsIn(fresh).flatMap((comment) => stays.get(comment) ?? []) : [];

/**
 * Moves them there.
 * @param {Node} fresh
 * @param {Answer} answer
 */
function fill(fresh, { stays }) {
  if (stays.size > 0) for (const comment of commentsIn(fresh)) comment.replaceWith(...stays.get(comment) ?? []);
}

// In a response, stands for everything in `main`.
const ALL = "=";
const unlike = () => new Error("the page is not what its marks say");

/**
 * The nodes that stay, for each comment that stands for some: `7`, or `7-9` for three in a row.
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
 * A change inside a fragment that stays: the nodes that a template replaces, and their replacement.
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
 * Updates `main` from the response to a request that was sent when it had these fragments. Returns the inserted elements.
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
  // Found before anything moves.
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
