import { isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** Gets the number of demo votes of a constituency from the counter at `url`. Spec 7: Constituency counter. */
export function getConstituencyCount(url: string, vidhansabha: string): Promise<Result<number, ApiError>> {
  const body = { vidhansabha, action: 'get' };
  return call({ method: 'POST', url, body, parse: parseConstituencyCount });
}

/** @returns The `count` in an answer, or `undefined` when it is missing or cannot be read as a number. */
export function parseConstituencyCount(answer: unknown): number | undefined {
  const count = isRecord(answer) && answer.count !== null ? Number(answer.count) : NaN;
  return Number.isFinite(count) ? count : undefined;
}
