import type { Registry } from '@demo-evm/shared/contract';
import { isRecord } from '@demo-evm/shared/domain';

/**
 * If reading the registry takes longer than this, the page keeps the releases that it knows, because a visitor may be
 * waiting for a load.
 */
const REGISTRY_READ_TIMEOUT_MS = 800;

/**
 * Reads the registry of the site. Gives `null` when the site answers with an error, and rejects when there is
 * no answer in time.
 */
export async function fetchRegistry(): Promise<unknown> {
  const timeout = new AbortController(); // old browsers have no AbortSignal.timeout
  setTimeout(() => timeout.abort(), REGISTRY_READ_TIMEOUT_MS);
  const answer = await fetch('/registry.json', { cache: 'no-cache', signal: timeout.signal });
  return answer.ok ? answer.json() : null;
}

/** Says whether this is a registry in the format that this page knows. */
export function isRegistry(value: unknown): value is Registry {
  return (
    isRecord(value) && value.format === 1 && typeof value.revision === 'number' && isRecord(value.modules)
  );
}
