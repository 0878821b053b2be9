import type { PublicMachine } from '@demo-evm/shared/api/schemas';
import { createLruCache } from '../cache/lru-cache';

type Find = (vid: string) => Promise<PublicMachine | null>;

interface KeptMachine {
  readonly found: Promise<PublicMachine | null>;
  /** The number of changes of the database before the machine was read. */
  readonly changes: number;
}

const MAX_KEPT_MACHINES = 1_000;

/**
 * Keeps the machines that `find` has found until the database may have changed. Only for a database that no other
 * process can change, and that has one connection: then every statement is counted before it is sent, and a machine
 * that is read during a transaction is read after its end. docs/decisions/0071
 * @param changeCount as in `Queries`
 */
export function keepMachines(find: Find, changeCount: () => number): Find {
  const kept = createLruCache<KeptMachine>(MAX_KEPT_MACHINES);
  return (vid) => {
    const known = kept.get(vid);
    const changes = changeCount();
    if (known?.changes === changes) return known.found;
    const found = find(vid);
    found.catch(() => kept.delete(vid));
    return kept.set(vid, { found, changes }).found;
  };
}
