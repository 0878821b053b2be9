import os from 'node:os';

/**
 * Gives this thread a low priority. When pages and votes need the processor too, the thread gets about a tenth of
 * their processor time. This works only on Linux, where a priority belongs to one thread. On other systems, a
 * priority would belong to the whole process, so nothing changes there.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
