/** The usual number of rows of a campaign's machine. Spec 9: Machine slots. */
const DEFAULT_ROWS = 16;

/** A serial above `DEFAULT_ROWS` gives the machine more rows, up to this number. Spec 9: Machine slots. */
const MAX_ROWS = 20;

/**
 * Reads the candidate's row from `evmsr`, which is a number or a text of decimal digits.
 * Behaviour: The machine a visitor sees.
 * @returns The row, from 1 to 20, or `null` for any other value. With `null`, no row is active.
 */
export function activeSerial(evmsr: unknown): number | null {
  const serial = typeof evmsr === 'string' && /^\s*\d+\s*$/.test(evmsr) ? Number(evmsr) : evmsr;
  if (typeof serial !== 'number' || !Number.isInteger(serial)) return null;
  return serial >= 1 && serial <= MAX_ROWS ? serial : null;
}

/** @returns The machine's number of rows: 16, or the active serial if that is higher. */
export function rowCount(active: number | null): number {
  return Math.max(DEFAULT_ROWS, active ?? 0);
}
