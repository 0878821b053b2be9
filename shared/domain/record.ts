/** Is this an object with keys of its own, and no list? What came from a network or a storage may be anything. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
