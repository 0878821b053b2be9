import { machinePath, parseDetails, type EvmDetails } from '@demo-evm/shared/domain';
import { createLruCache } from './lru-cache';

/** Finds the public details of a machine for its page; rejects when the source does not answer in time. */
export type FindMachine = (vid: string) => Promise<EvmDetails | null>;

/** Timeout of the configured API. After it the page is sent without the machine, and the browser asks for it. */
const API_TIMEOUT_MS = 250;
/** How long an answer is used for other visitors; a campaign sees its own change after this time at most. */
const ANSWER_MAX_AGE_MS = 10_000;
const MAX_CACHED_ANSWERS = 1_000;

/**
 * Where the machines of pages come from: this server's own database, or the API that the configuration names.
 * docs/architecture.md#a-page-load.
 * @param findOwn reads from the own database; used where pages call this server
 */
export function machineSource(evmBase: string, findOwn: FindMachine): FindMachine {
  if (!/^https?:/.test(evmBase)) return findOwn;
  const cache = createLruCache<Promise<EvmDetails | null>>(MAX_CACHED_ANSWERS);
  return (vid) => {
    const cached = cache.get(vid);
    if (cached) return cached;
    const machine = cache.set(vid, callApi(machinePath(evmBase, '', vid)), ANSWER_MAX_AGE_MS);
    machine.catch(() => cache.delete(vid));
    return machine;
  };
}

async function callApi(url: string): Promise<EvmDetails | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
  const machine = answer.ok ? parseDetails(await answer.json()) : undefined;
  if (machine === undefined)
    throw new Error(`${new URL(url).origin} did not answer with a machine: HTTP ${answer.status}`);
  return machine;
}
