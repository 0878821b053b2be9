/** The times at which the visitor last did each of these; a kind that has not happened yet has no time. */
export type LastUse = Partial<Record<'pointerdown' | 'keydown' | 'input', number>>;

/** Notes from now on when the visitor touches the page, presses a key or types. The result changes with each of them. */
export function watchUse(now = () => Date.now()): LastUse {
  const lastUse: LastUse = {};
  for (const kind of ['pointerdown', 'keydown', 'input'] as const) {
    addEventListener(kind, () => (lastUse[kind] = now()), true);
  }
  return lastUse;
}
