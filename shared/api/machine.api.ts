import type { EvmDetails, Result } from '@demo-evm/shared/domain';
import { call, isRecord, type ApiError } from './call';

/** The public calls about one machine. SPEC 7. */
export interface MachineApi {
  /** Reads the public details of one machine. `null`: no machine has this id. GET {evm}/evm/{id} */
  readonly getMachine: (id: string) => Promise<Result<EvmDetails | null, ApiError>>;
  /** Reads how many demo votes a machine has; 0 when it has none. GET {evm}/evm/count/{id} */
  readonly getCount: (id: string) => Promise<Result<number, ApiError>>;
  /**
   * Records one demo vote. `rid` is the vote's UUID: a server that knows it counts it once, however
   * often it arrives. POST {evm}/evm/increment_count/{id}
   */
  readonly increment: (id: string, rid: string | undefined) => Promise<Result<true, ApiError>>;
}

/** @param base the `evm` base of the configuration, without a trailing slash */
export function createMachineApi(base: string): MachineApi {
  const path = (name: string, id: string) => `${base}/evm/${name}${encodeURIComponent(id)}`;
  return {
    getMachine: (id) => call({ method: 'GET', url: path('', id), parse: parseDetails }),
    getCount: (id) => call({ method: 'GET', url: path('count/', id), parse: parseCount }),
    increment: (id, rid) =>
      call({ method: 'POST', url: path('increment_count/', id), query: { rid }, parse: () => true as const }),
  };
}

function parseDetails(body: unknown): EvmDetails | null | undefined {
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

function parseCount(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined;
  const count = Number(body.demo_voting_count ?? 0);
  return Number.isFinite(count) ? count : undefined;
}
