// Makes a form count once, however often it is sent: a token goes with it until it is answered. When the answer is lost,
// the same form, sent again, has the same token, and the server knows it.

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
/** @type {WeakMap<HTMLFormElement, string>} */
let tokens = new WeakMap();

const fresh = () => [...crypto.getRandomValues(new Uint8Array(26))].map((byte) => LETTERS[byte % 32]).join("");

/**
 * Puts the token of a form into its field, where it has one.
 * @param {HTMLFormElement} form
 */
export function mark(form) {
  const field = form.elements.namedItem("once");
  if (!(field instanceof HTMLInputElement)) return;
  const token = tokens.get(form) ?? fresh();
  tokens.set(form, token);
  field.value = token;
}

/**
 * The form has been answered: what is sent next is something else.
 * @param {HTMLFormElement} form
 */
export function answered(form) {
  tokens.delete(form);
}

// Somebody who comes back to a page and sends its form again means it.
addEventListener("pageshow", (event) => {
  if (event.persisted) tokens = new WeakMap();
});
