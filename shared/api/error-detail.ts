import { isRecord } from '@demo-evm/shared/domain';

/**
 * Reads the error text from the body of an answer. The text is in `detail`, as a string or as a list of `{msg}`. A
 * storage server may put it into `message` instead. Behaviour: Error details.
 * @returns The text, or `undefined` when the body has no error text.
 */
export function errorDetail(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const detail = body.detail ?? body.message;
  if (typeof detail === 'string') return detail || undefined;
  if (!Array.isArray(detail)) return undefined;
  const messages = detail.map((entry) => (isRecord(entry) && typeof entry.msg === 'string' ? entry.msg : ''));
  return messages.filter(Boolean).join(', ') || undefined;
}
