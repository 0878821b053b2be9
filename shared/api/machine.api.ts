import { isRecord, type EvmDetails, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** The public calls about one machine. SPEC 7. */
export interface MachineApi {
  /** Reads the public details of one machine. `null`: no machine has this id. GET {evm}/evm/{id} */
  readonly getMachine: (id: string) => Promise<Result<EvmDetails | null, ApiError>>;
  /** Reads how many demo votes a machine has; 0 when it has none. GET {evm}/evm/count/{id} */
  readonly getCount: (id: string) => Promise<Result<number, ApiError>>;
}

/** @param base the `evm` base of the configuration, without a trailing slash */
export function createMachineApi(base: string): MachineApi {
  return {
    getMachine: (id) => call({ method: 'GET', url: machinePath(base, '', id), parse: parseDetails }),
    getCount: (id) => call({ method: 'GET', url: machinePath(base, 'count/', id), parse: parseCount }),
  };
}

/** The address of one of a machine's calls; the id is percent-encoded. */
export function machinePath(base: string, name: '' | 'count/' | 'increment_count/', id: string): string {
  return `${base}/evm/${name}${encodeURIComponent(id)}`;
}

/** A machine's fields out of an answer: those that are simple values; `null` for no machine. */
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

/** `demo_voting_count` of an answer, 0 when it is missing. SPEC 3: Vote count response. */
function parseCount(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined;
  const count = Number(body.demo_voting_count ?? 0);
  return Number.isFinite(count) ? count : undefined;
}
