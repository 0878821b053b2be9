import { isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** Numbers of demo votes by option id. A missing number means 0. Spec 3: Vote counts. */
export type OptionCounts = Readonly<Partial<Record<string, number>>>;

/** Gets the number of demo votes of each option of the Bihar page. Spec 7: GET {api}/demo-bihar-stat/count */
export function getBiharCounts(base: string): Promise<Result<OptionCounts, ApiError>> {
  return call({ method: 'GET', url: `${base}/demo-bihar-stat/count`, parse: parseBiharCounts });
}

/** @returns The counts that can be read as numbers, or `undefined` when the answer is not an object. */
function parseBiharCounts(body: unknown): OptionCounts | undefined {
  if (!isRecord(body)) return undefined;
  const counts = Object.entries(body).map(
    ([id, count]) => [id, count === null ? NaN : Number(count)] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => Number.isFinite(count)));
}
