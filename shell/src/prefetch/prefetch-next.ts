import type { RemoteRelease } from '@demo-evm/shared/contract';
import { mountedAt } from '@demo-evm/shared/domain';
import type { RemoteLoader } from '../federation/remote-loader';

/** What a browser says of its network; Safari and Firefox say nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Mbit/s, as a guess. */
  readonly downlink?: number;
}

interface PrefetchOptions {
  readonly loader: Pick<RemoteLoader, 'peek' | 'tryOnce'>;
  readonly remotes: readonly RemoteRelease[];
  readonly connection?: Connection | undefined;
  /** Calls back when there is nothing better to do. */
  readonly whenIdle?: (work: () => void) => void;
}

const FAST_MBITS = 5;
const IDLE_AFTER_MS = 3_000;

/**
 * Makes what loads in idle time the remotes that the shown one leads to, so that they open at once. Only where the
 * browser says that its network is fast and data cost nothing. What fails is loaded when its route opens.
 * docs/performance.md
 * @returns to be called with the module that is shown
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
  return !saveData && effectiveType === '4g' && downlink >= FAST_MBITS;
}

function idle(work: () => void): void {
  setTimeout(() => requestIdleCallback(work), IDLE_AFTER_MS);
}
