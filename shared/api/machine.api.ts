import type { EarlyAnswers } from '@demo-evm/shared/contract';
import { isRecord, machinePath, parseDetails, type EvmDetails, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** The public calls about one machine. Spec 7: HTTP calls. */
export interface MachineApi {
  /** Reads the public details of one machine. `null`: no machine has this id. GET {evm}/evm/{id} */
  readonly getMachine: (id: string) => Promise<Result<EvmDetails | null, ApiError>>;
  /** The same when the page brought the answer along; `undefined`: it did not. `takeEarly` gives it once. */
  readonly peekEarly: (id: string) => EvmDetails | null | undefined;
  readonly takeEarly: (id: string) => EvmDetails | null | undefined;
  /** Reads how many demo votes a machine has; 0 when it has none. GET {evm}/evm/count/{id} */
  readonly getCount: (id: string) => Promise<Result<number, ApiError>>;
}

/** @param base the `evm` base of the configuration, without a trailing slash */
export function createMachineApi(base: string, early?: EarlyAnswers): MachineApi {
  return {
    getMachine: (id) => call({ method: 'GET', url: machinePath(base, '', id), parse: parseDetails }),
    peekEarly: (id) => parseDetails(early?.peek(machinePath(base, '', id))),
    takeEarly: (id) => parseDetails(early?.take(machinePath(base, '', id))),
    getCount: (id) => call({ method: 'GET', url: machinePath(base, 'count/', id), parse: parseCount }),
  };
}

/** `demo_voting_count` of an answer, 0 when it is missing. Spec 3: Vote counts. */
function parseCount(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined;
  const count = Number(body.demo_voting_count ?? 0);
  return Number.isFinite(count) ? count : undefined;
}
