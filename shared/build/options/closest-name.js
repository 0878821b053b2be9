/**
 * Gives the known name with the smallest distance from `name`. Of several such names, the first is given. Upper and
 * lower case count as equal. Gives `undefined` if all known names are too different.
 *
 * @param {string} name
 * @param {readonly string[]} known
 * @returns {string | undefined}
 */
export function closestName(name, known) {
  const [closest] = known
    .map((candidate) => ({
      candidate,
      distance: distanceBetween(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return closest?.candidate;
}

/**
 * The Levenshtein distance: the smallest number of characters to add, remove or replace to change `a` into `b`.
 *
 * @param {string} a
 * @param {string} b
 */
function distanceBetween(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = /** @type {number} */ (row[j - 1]) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(
        Math.min(replaced, /** @type {number} */ (row[j]) + 1, /** @type {number} */ (next[j - 1]) + 1),
      );
    }
    row = next;
  }
  return /** @type {number} */ (row[b.length]);
}
