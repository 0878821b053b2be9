import type { RemoteRelease } from '@demo-evm/shared/contract';
import { mountedAt } from '@demo-evm/shared/domain';
import type { RemoteLoader } from '../federation/remote-loader';

/** The part of the Network Information API that is used here. Safari and Firefox do not have this API. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** The browser's estimate of the bandwidth, in Mbit/s. */
  readonly downlink?: number;
}

interface PrefetchOptions {
  readonly loader: Pick<RemoteLoader, 'peek' | 'tryOnce'>;
  readonly remotes: readonly RemoteRelease[];
  readonly connection?: Connection | undefined;
  /** Calls `work` when the page is idle. */
  readonly whenIdle?: (work: () => void) => void;
}

const MIN_DOWNLINK_MBITS = 5;
const PREFETCH_DELAY_MS = 3_000;

/**
 * Creates the function that loads remotes in idle time, so that their routes open without a wait. It loads the remotes
 * that the shown remote links to. Nothing is loaded if the browser reports data saving, or does not report a fast
 * network. A remote that fails here is loaded again when its route opens. docs/performance.md
 * @returns A function that the shell calls with the module of the shown remote.
 */
export function createPrefetch({
  loader,
  remotes,
  connection = (navigator as Navigator & { connection?: Connection }).connection,
  whenIdle = idle,
}: PrefetchOptions): (shown: string) => void {
  return (shown) => {
    const { leadsTo = [] } = remotes.find(({ module }) => module === shown) ?? {};
    const next = new Set(leadsTo.flatMap((path) => mountedAt(path, remotes)?.module ?? []));
    if (next.size === 0 || !isFast(connection)) return;
    whenIdle(() => {
      for (const module of next) if (!loader.peek(module)) void loader.tryOnce(module);
    });
  };
}

function isFast({ saveData, effectiveType, downlink = 0 }: Connection = {}): boolean {
  return !saveData && effectiveType === '4g' && downlink >= MIN_DOWNLINK_MBITS;
}

function idle(work: () => void): void {
  setTimeout(() => requestIdleCallback(work), PREFETCH_DELAY_MS);
}
