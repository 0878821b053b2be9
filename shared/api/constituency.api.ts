import { isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** Reads how many demo votes a constituency has. Spec 7: Constituency counter. */
export function readConstituency(url: string, vidhansabha: string): Promise<Result<number, ApiError>> {
  const body = { vidhansabha, action: 'get' };
  return call({ method: 'POST', url, body, parse: parseConstituencyCount });
}

/** The `count` of an answer; `undefined` when it has none. */
export function parseConstituencyCount(answer: unknown): number | undefined {
  const count = isRecord(answer) && answer.count !== null ? Number(answer.count) : NaN;
  return Number.isFinite(count) ? count : undefined;
}
