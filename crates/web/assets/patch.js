// Makes one piece of a page like another, touching only what differs: focus, scroll, what is typed and open stays.
//
// Siblings are told apart by `id` or `data-key`. A subtree whose `data-still` is the same is not looked at. Children of
// `data-own` belong to the script, and nodes with `data-extra` were put there by it.

const keyOf = (node) => node.nodeType === 1 ? node.id || node.dataset.key || null : null;

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

function patchChildren(old, fresh, inserted) {
  const keyed = new Map();
  for (const child of old.childNodes) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  const skip = (node) => {
    while (node?.dataset && "extra" in node.dataset) node = node.nextSibling;
    return node;
  };
  let at = skip(old.firstChild);
  for (const child of [...fresh.childNodes]) {
    const key = keyOf(child);
    let match = key ? keyed.get(key) : at;
    // What has no key is matched in order, by its kind.
    while (!key && match && (keyOf(match) || match.nodeName !== child.nodeName)) match = skip(match.nextSibling);
    if (match?.nodeName === child.nodeName) {
      keyed.delete(key);
      if (match === at) at = skip(at.nextSibling);
      else old.insertBefore(match, at);
      patchNode(match, child, inserted);
    } else {
      old.insertBefore(child, at);
      if (child.nodeType === 1) inserted.push(child);
    }
  }
  while (at) {
    const next = skip(at.nextSibling);
    at.remove();
    at = next;
  }
}

function patchNode(old, fresh, inserted) {
  if (old.nodeType !== 1) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  const still = old.dataset.still;
  if (still && still === fresh.dataset.still) return;
  patchAttributes(old, fresh);
  if ("own" in old.dataset) return;
  patchChildren(old, fresh, inserted);
}

/// Makes `old` like the first element of the HTML; gives what was put in.
export function patch(old, html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").querySelector(old.localName);
  const inserted = [];
  if (fresh) patchNode(old, document.adoptNode(fresh), inserted);
  return inserted;
}
