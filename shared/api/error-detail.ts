import { isRecord } from '@demo-evm/shared/domain';

/** Reads the error text: `detail` as a string or a list of `{msg}`, or the `message` of the storage. Behaviour: Error details. */
export function errorDetail(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const detail = body.detail ?? body.message;
  if (typeof detail === 'string') return detail || undefined;
  if (!Array.isArray(detail)) return undefined;
  const messages = detail.map((entry) => (isRecord(entry) && typeof entry.msg === 'string' ? entry.msg : ''));
  return messages.filter(Boolean).join(', ') || undefined;
}
