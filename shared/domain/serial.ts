/** Rows of a per-client machine. Spec 9: Machine slots. */
const SLOTS = 16;

/** The most rows a machine grows to: Devanagari serials go up to here. Spec 9: Machine slots. */
const MOST_ROWS = 20;

/**
 * The one row that bears the candidate, 1 to 20; `null` when `evmsr` names none, so no row is active.
 * Accepts a number or its decimal string. Behaviour: The machine a visitor sees.
 */
export function activeSerial(evmsr: unknown): number | null {
  const serial = typeof evmsr === 'string' && /^\s*\d+\s*$/.test(evmsr) ? Number(evmsr) : evmsr;
  if (typeof serial !== 'number' || !Number.isInteger(serial)) return null;
  return serial >= 1 && serial <= MOST_ROWS ? serial : null;
}

/** How many rows the machine has: 16, or as many as the active serial needs. */
export function rowCount(active: number | null): number {
  return Math.max(SLOTS, active ?? 0);
}
