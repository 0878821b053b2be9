import { machinePath, parseDetails, type EvmDetails } from '@demo-evm/shared/domain';
import { createLruCache } from '../cache/lru-cache';

/**
 * Finds the public details of a machine; `null` when no machine has the vid. Rejects when the details cannot be read.
 */
export type FindMachine = (vid: string) => Promise<EvmDetails | null>;

/** The time that a call to the API of another server may take. */
const API_TIMEOUT_MS = 250;
/** An answer of the API is cached for at most this long, so a new page may show data that is this old. */
const ANSWER_MAX_AGE_MS = 10_000;
const MAX_CACHED_ANSWERS = 1_000;

/**
 * Chooses where the server reads the machines for its pages. If the configured base is an absolute URL, the server
 * reads them from the API at that URL, otherwise from its own database. docs/architecture.md#a-page-load.
 * @param evmBase The configured base of the `evm` API: a path on this server, or an absolute URL.
 * @param findOwn Reads a machine from this server's database.
 */
export function machineSource(evmBase: string, findOwn: FindMachine): FindMachine {
  if (!/^https?:/.test(evmBase)) return findOwn;
  const cache = createLruCache<Promise<EvmDetails | null>>(MAX_CACHED_ANSWERS);
  return (vid) => {
    // In a URL, these two vids would change the path and so call another route of the API.
    if (vid === '.' || vid === '..') return Promise.resolve(null);
    const cached = cache.get(vid);
    if (cached) return cached;
    const machine = cache.set(vid, callApi(machinePath(evmBase, '', vid)), ANSWER_MAX_AGE_MS);
    machine.catch(() => cache.delete(vid));
    return machine;
  };
}

async function callApi(url: string): Promise<EvmDetails | null> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(API_TIMEOUT_MS) });
  const machine = answer.ok ? parseDetails(await answer.json()) : undefined;
  if (machine === undefined)
    throw new Error(`${new URL(url).origin} did not answer with a machine: HTTP ${answer.status}`);
  return machine;
}
