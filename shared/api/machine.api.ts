import type { EarlyAnswers } from '@demo-evm/shared/contract';
import { isRecord, machinePath, parseDetails, type EvmDetails, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** The public calls for one machine. Spec 7: HTTP calls. */
export interface MachineApi {
  /** Gets the public details of a machine, or `null` if no machine has this vid. GET {evm}/evm/{id} */
  readonly getMachine: (vid: string) => Promise<Result<EvmDetails | null, ApiError>>;
  /**
   * Reads the answer to `getMachine` from the page's early answers. Gives `undefined` if there is no readable answer.
   */
  readonly peekEarly: (vid: string) => EvmDetails | null | undefined;
  /** Like `peekEarly`, but also removes the answer from the early answers. */
  readonly takeEarly: (vid: string) => EvmDetails | null | undefined;
  /** Gets the number of a machine's demo votes. GET {evm}/evm/count/{id} */
  readonly getCount: (vid: string) => Promise<Result<number, ApiError>>;
}

/** @param base The `evm` base of the configuration, without a trailing slash. */
export function createMachineApi(base: string, early?: EarlyAnswers): MachineApi {
  return {
    getMachine: (vid) => call({ method: 'GET', url: machinePath(base, '', vid), parse: parseDetails }),
    peekEarly: (vid) => parseDetails(early?.peek(machinePath(base, '', vid))),
    takeEarly: (vid) => parseDetails(early?.take(machinePath(base, '', vid))),
    getCount: (vid) => call({ method: 'GET', url: machinePath(base, 'count/', vid), parse: parseCount }),
  };
}

/** Reads `demo_voting_count`. A missing count means 0. Spec 3: Vote counts. */
function parseCount(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined;
  const count = Number(body.demo_voting_count ?? 0);
  return Number.isFinite(count) ? count : undefined;
}
