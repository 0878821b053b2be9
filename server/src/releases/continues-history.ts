import { isDeepStrictEqual } from 'node:util';
import type { Revision } from './release-storage';

/**
 * Says whether two lists of revisions, newest first, are of one history: the newest revision of one of them is also in the
 * other list. A site without revisions has no history of its own.
 */
export function continuesHistory(kept: readonly Revision[], added: readonly Revision[]): boolean {
  return isIn(kept, added[0]) || isIn(added, kept[0]);
}

function isIn(revisions: readonly Revision[], searched: Revision | undefined): boolean {
  return (
    searched === undefined || revisions.some(({ registry }) => isDeepStrictEqual(registry, searched.registry))
  );
}
