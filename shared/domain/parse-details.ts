import type { EvmDetails } from './evm-details';
import { isRecord } from './record';

/** A machine's fields out of an answer: those that are simple values; `null` for no machine. Spec 3: EVM details. */
export function parseDetails(body: unknown): EvmDetails | null | undefined {
  if (body === null || body === '') return null;
  if (!isRecord(body)) return undefined;
  const simple = Object.entries(body).filter((entry): entry is [string, Simple] => isSimple(entry[1]));
  return Object.fromEntries(simple.map(([key, value]) => [key, NUMERIC.has(key) ? value : asText(value)]));
}

type Simple = string | number | null;

function isSimple(value: unknown): value is Simple {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** The fields that may be numbers; a number in any other is shown as text. */
const NUMERIC = new Set(['vidint', 'evmsr']);

function asText(value: Simple): string | null {
  return value === null ? null : String(value);
}
