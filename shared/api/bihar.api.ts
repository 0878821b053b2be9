import { isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** Numbers of demo votes by option id. A missing number means 0. Spec 3: Vote counts. */
export type OptionCounts = Readonly<Partial<Record<string, number>>>;

/** Gets the number of demo votes of each option of the Bihar page. Spec 7: GET {api}/demo-bihar-stat/count */
export function getBiharCounts(base: string): Promise<Result<OptionCounts, ApiError>> {
  return call({ method: 'GET', url: `${base}/demo-bihar-stat/count`, parse: parseBiharCounts });
}

/**
 * @returns The counts that can be read as numbers. The result is `undefined` when the answer is not an
 *   object, or when a number cannot be a number of votes, such as -1 or 2.5. Then none of the answer's
 *   numbers can be trusted.
 */
function parseBiharCounts(body: unknown): OptionCounts | undefined {
  if (!isRecord(body)) return undefined;
  const counts = Object.entries(body)
    .map(([id, count]) => [id, count === null ? NaN : Number(count)] as const)
    .filter(([, count]) => Number.isFinite(count));
  return counts.every(([, count]) => isCount(count)) ? Object.fromEntries(counts) : undefined;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
