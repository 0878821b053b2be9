/**
 * Says whether this value is an object and not an array. Values from the network or from storage may be
 * anything.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
