/** Adds `Object.fromEntries` in Chrome 69 to 72, for the shell and for remotes. docs/decisions/0029 */
const builtIn: { fromEntries?: unknown } = Object;
builtIn.fromEntries ??= fromEntries;

/** Makes an object of pairs of key and value; a later pair wins. */
export function fromEntries(pairs: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, value] of pairs) made[key] = value;
  return made;
}
