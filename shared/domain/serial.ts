/** Rows of a campaign's machine. Spec 9: Machine slots. */
const DEFAULT_ROWS = 16;

/** A machine with a higher serial grows up to this number of rows. Spec 9: Machine slots. */
const MAX_ROWS = 20;

/**
 * The candidate's row, 1 to 20; `null` when `evmsr` is not such a number, so that no row is active. `evmsr` may be a
 * number or its decimal text. Behaviour: The machine a visitor sees.
 */
export function activeSerial(evmsr: unknown): number | null {
  const serial = typeof evmsr === 'string' && /^\s*\d+\s*$/.test(evmsr) ? Number(evmsr) : evmsr;
  if (typeof serial !== 'number' || !Number.isInteger(serial)) return null;
  return serial >= 1 && serial <= MAX_ROWS ? serial : null;
}

/** How many rows the machine has: 16, or as many as the active serial needs. */
export function rowCount(active: number | null): number {
  return Math.max(DEFAULT_ROWS, active ?? 0);
}
