// What the page is made of, by its kind.

/**
 * The element of this name, which the page has for certain.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
export function the(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no #${id}`);
}

/**
 * What an event is about; when that is the window or the document, all of the page.
 * @param {Event} event
 */
export const targetOf = ({ target }) => target instanceof Element ? target : document.documentElement;

/**
 * What a form sends. None of ours sends a file.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [submitter]
 */
export const fieldsOf = (form, submitter) => new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));

/**
 * The reason that the server gives for what it did not do.
 * @param {Response | null} response
 * @returns {Promise<string | undefined>}
 */
export const reasonOf = async (response) => (await response?.json().catch(() => null))?.why;
