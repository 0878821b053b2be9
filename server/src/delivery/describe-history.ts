import { describeChange } from './describe-change';
import type { Revision } from '../releases/release-storage';

/** What one revision of the registry has changed. */
interface HistoryEntry {
  readonly revision: number;
  readonly at: Date;
  /** One line for each module that was changed, and the reason of a server that made the change by itself. */
  readonly lines: readonly string[];
}

/** Describes the change of each revision in a list except the oldest, because the revision before it is not in the list. */
export function describeHistory(revisions: readonly Revision[]): HistoryEntry[] {
  return revisions.flatMap(({ registry: after, at }, index) => {
    const before = revisions[index + 1]?.registry;
    const reason = after.reason === undefined ? [] : [after.reason];
    return before
      ? [{ revision: after.revision, at, lines: [...describeChange({ before, after }), ...reason] }]
      : [];
  });
}

/** Gives a time as it is shown to operators: the minute, in UTC. */
export function minuteOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
