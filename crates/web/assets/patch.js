// Makes one piece of a page like another, touching only what differs: focus, scroll, what is typed and open stays.
//
// Siblings are told apart by `id` or `data-key`. A subtree whose `data-still` is the same is not looked at. Children of
// `data-own` belong to the script, and nodes with `data-extra` were put there by it.
//
// A page has marks: `data-h` on an element, `data-r` on the first of a run of siblings that goes on to the next mark. An
// answer leaves out what has a mark that was sent along with the question: see `fragments/sparse.rs`.

const keyOf = (node) => node.nodeType === 1 ? node.id || node.dataset.key || null : null;
const isExtra = (node) => node.dataset !== undefined && "extra" in node.dataset;
const isMarked = ({ dataset }) => Boolean(dataset?.h ?? dataset?.r);

/// What a page has that is marked, in order, each with what is nested in it.
export function survey(main) {
  const found = [];
  const add = (first, around) => {
    const fragment = { first, mark: first.dataset.h ?? first.dataset.r, nested: [] };
    around?.nested.push(fragment);
    found.push(fragment);
    return fragment;
  };
  const look = (parent, around) => {
    let run = null;
    for (const child of parent.children) {
      if (isExtra(child)) continue;
      if (child.dataset.h) {
        run = null;
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

export const marksOf = (surveyed) => surveyed.map(({ mark }) => mark).join("");

/// The nodes of a fragment.
function nodesOf({ first }) {
  const nodes = [first];
  if (!first.dataset.r) return nodes;
  for (let next = first.nextSibling; next && (isExtra(next) || !isMarked(next)); next = next.nextSibling) {
    if (!isExtra(next)) nodes.push(next);
  }
  return nodes;
}

// What the person or the script decides, not the server.
const KEPT = { DETAILS: ["open"], DIALOG: ["open"] };

function patchAttributes(old, fresh) {
  const kept = KEPT[old.nodeName] ?? [];
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !kept.includes(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (!kept.includes(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.type === "range" && old !== document.activeElement) old.value = fresh.getAttribute("value");
}

/// Makes the children of `old` from `first` on, up to but without `end`, like these.
function patchChildren(old, children, first, end, answer) {
  const skip = (node) => {
    while (node && node !== end && isExtra(node)) node = node.nextSibling;
    return node === end ? null : node;
  };
  const keyed = new Map();
  for (let child = first; child && child !== end; child = child.nextSibling) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  let at = skip(first);
  const place = (node) => {
    if (node === at) at = skip(at.nextSibling);
    else old.insertBefore(node, at ?? end);
  };
  for (const child of children) {
    const stays = answer.stays.get(child);
    if (stays) {
      stays.forEach(place);
      continue;
    }
    const key = keyOf(child);
    let match = key ? keyed.get(key) : at;
    // What has no key is matched in order, by its kind.
    const fits = (node) => !keyOf(node) && node.nodeName === child.nodeName && !answer.kept.has(node);
    while (!key && match && !fits(match)) match = skip(match.nextSibling);
    if (match?.nodeName === child.nodeName && !answer.kept.has(match)) {
      keyed.delete(key);
      place(match);
      patchNode(match, child, answer);
    } else {
      old.insertBefore(child, at ?? end);
      fill(child, answer);
      if (child.nodeType === 1) answer.inserted.push(child);
    }
  }
  while (at) {
    const next = skip(at.nextSibling);
    at.remove();
    at = next;
  }
}

function patchNode(old, fresh, answer) {
  if (old.nodeType !== 1) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  const still = old.dataset.still;
  if (still && still === fresh.dataset.still) {
    patchAttributes(old, fresh);
    return;
  }
  patchAttributes(old, fresh);
  if ("own" in old.dataset) return;
  patchChildren(old, [...fresh.childNodes], old.firstChild, null, answer);
}

const commentsIn = (root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT), found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
};

/// Puts what the page has into what is new.
function fill(fresh, { stays }) {
  if (stays.size > 0) for (const comment of commentsIn(fresh)) comment.replaceWith(...stays.get(comment) ?? []);
}

/// Makes `main` like the answer to a question that was asked when it had what is in `had`; gives what was put in.
export function patch(main, html, had = []) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = page.querySelector(main.localName);
  const answer = { stays: new Map(), kept: new Set(), inserted: [] };
  if (!fresh) return answer.inserted;
  const templates = [...page.querySelectorAll("template[data-at]")];
  for (const root of [fresh, ...templates.map(({ content }) => content)]) {
    for (const comment of commentsIn(root)) {
      if (comment.data === "=") continue;
      const [from, to = from] = comment.data.split("-").map(Number);
      const nodes = had.slice(from, to + 1).flatMap(nodesOf);
      answer.stays.set(comment, nodes);
      for (const node of nodes) answer.kept.add(node);
    }
  }
  // Before anything moves.
  const changes = templates.map(({ content, dataset }) => {
    const [around, place, count] = dataset.at.split(".").map(Number);
    const from = "svg" in dataset ? content.firstElementChild : content;
    const { nested } = had[around];
    if (nested.length !== count) throw new Error("the page is not what its marks say");
    return [nodesOf(nested[place]), [...from.childNodes]];
  });
  patchAttributes(main, fresh);
  if (fresh.firstChild?.data !== "=") patchChildren(main, [...fresh.childNodes], main.firstChild, null, answer);
  for (const [nodes, children] of changes) {
    patchChildren(nodes[0].parentNode, children, nodes[0], nodes.at(-1).nextSibling, answer);
  }
  return answer.inserted;
}
