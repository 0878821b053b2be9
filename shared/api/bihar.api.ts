import { isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** Demo votes by option id. An option that is missing has none. Spec 3: Vote counts. */
export type BiharCounts = Readonly<Partial<Record<string, number>>>;

/** Reads how many demo votes each option of the Bihar page has. Spec 7: GET {api}/demo-bihar-stat/count */
export function readBiharCounts(base: string): Promise<Result<BiharCounts, ApiError>> {
  return call({ method: 'GET', url: `${base}/demo-bihar-stat/count`, parse: parseBiharCounts });
}

/** What is no number is missing. */
function parseBiharCounts(body: unknown): BiharCounts | undefined {
  if (!isRecord(body)) return undefined;
  const counts = Object.entries(body).map(
    ([id, count]) => [id, count === null ? NaN : Number(count)] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => Number.isFinite(count)));
}
