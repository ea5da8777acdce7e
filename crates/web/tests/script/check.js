// Tries cases one after the other, and reports what came of each by its name.

/**
 * @param {unknown} found
 * @param {unknown} wanted
 * @param {string} what
 */
export function isSame(found, wanted, what) {
  const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

/**
 * The page that is tried: all that the body holds.
 * @param {string} html
 */
export function setPage(html) {
  document.body.innerHTML = html;
}

/**
 * Leaves what it found where the test looks for it.
 * @template {{ name: string }} C
 * @param {C[]} cases
 * @param {(one: C) => unknown} attempt
 */
export async function report(cases, attempt) {
  const found = [];
  for (const one of cases) {
    let failed = null;
    try {
      await attempt(one);
    } catch (error) {
      failed = String(error);
    }
    found.push({ name: one.name, failed });
  }
  Object.assign(window, { report: found });
}
