import type { CDPSession } from '@playwright/test';

/** The network and the processor that the browser imitates. */
export interface Conditions {
  /** The latency in milliseconds, and the throughput in bytes per second. */
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  /** How many times slower the imitated processor is than the real processor. */
  readonly slowdown: number;
}

/** Makes the browser imitate a slower network and processor for a page. */
export async function imitateConditions(cdp: CDPSession, { network, slowdown }: Conditions): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
