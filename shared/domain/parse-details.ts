import { isNumericField, type EvmDetails } from './evm-details';
import { isRecord } from './record';

/**
 * Reads a machine's fields from a server's answer. Values that are not text, a number or `null` are dropped. A number
 * becomes text, except in fields that may be numbers. Spec 3: EVM details.
 * @returns The fields, `null` when there is no such machine, or `undefined` when the answer is not readable.
 */
export function parseDetails(body: unknown): EvmDetails | null | undefined {
  if (body === null || body === '') return null;
  if (!isRecord(body)) return undefined;
  const fields = Object.entries(body).filter((entry): entry is [string, FieldValue] =>
    isFieldValue(entry[1]),
  );
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isNumericField(name) ? value : asText(value)]),
  );
}

type FieldValue = string | number | null;

function isFieldValue(value: unknown): value is FieldValue {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function asText(value: FieldValue): string | null {
  return value === null ? null : String(value);
}
