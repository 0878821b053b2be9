/** Adds `Object.fromEntries` to browsers that lack it, such as Chrome 69 to 72. docs/decisions/0029 */
const builtIn: { fromEntries?: unknown } = Object;
builtIn.fromEntries ??= fromEntries;

/** Makes an object from pairs of key and value. When a key occurs twice, the later value is used. */
export function fromEntries(pairs: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, value] of pairs) made[key] = value;
  return made;
}
