import { machinePath, parseDetails, type EvmDetails } from '@demo-evm/shared/domain';

/** Finds the public details of a machine for the HTML of its page; rejects when it cannot be known now. */
export type FindMachine = (vid: string) => Promise<EvmDetails | null>;

/** A visitor's page does not wait longer for an API elsewhere; the browser then asks by itself. */
const LIMIT_MS = 250;
/** How long an answer is good for other visitors: a campaign sees its change within it. */
const FRESH_MS = 10_000;
const MOST = 1_000;

/**
 * Where the pages' machines come from: this server's own database, or the API that the configuration names.
 * docs/architecture.md#a-page-load.
 * @param own of this server; used where pages call this server
 */
export function machineSource(evmBase: string, own: FindMachine): FindMachine {
  if (!/^https?:/.test(evmBase)) return own;
  const cached = new Map<string, { readonly until: number; readonly machine: Promise<EvmDetails | null> }>();
  return (vid) => {
    const known = cached.get(vid);
    if (known && known.until > Date.now()) return known.machine;
    const machine = askApi(machinePath(evmBase, '', vid));
    machine.catch(() => cached.delete(vid));
    cached.delete(vid); // the newest stand last
    cached.set(vid, { until: Date.now() + FRESH_MS, machine });
    const [oldest] = cached.keys();
    if (cached.size > MOST && oldest !== undefined) cached.delete(oldest);
    return machine;
  };
}

async function askApi(url: string): Promise<EvmDetails | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  const machine = answer.ok ? parseDetails(await answer.json()) : undefined;
  if (machine === undefined) throw new Error(`${new URL(url).origin} gave no machine: HTTP ${answer.status}`);
  return machine;
}
