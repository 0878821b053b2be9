const MINUTE_MS = 60_000;

/**
 * Remembers for which machines this process has run `COUNT_ALL` (count-sql.ts) in the current minute. More
 * votes for them in this minute need only `COUNT_VOTES`, because they need no further row of `counter_hour`.
 * Each hour in India begins with a new minute, so no hour is missed. A vid is remembered for at most a
 * minute, because another machine may get the vid.
 */
export function createNotedMachines() {
  let minute = 0;
  const vids = new Set<string>();
  const forgetEarlier = (now: Date) => {
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current !== minute) vids.clear();
    minute = current;
  };
  return {
    hasAll(wanted: readonly string[], now: Date): boolean {
      forgetEarlier(now);
      return wanted.every((vid) => vids.has(vid));
    },
    /** @param noted the vids of machines that exist; invented vids would only fill the memory */
    add(noted: readonly string[], now: Date): void {
      forgetEarlier(now);
      for (const vid of noted) vids.add(vid);
    },
  };
}
