import { createExclusive } from './exclusive';

/** Makes this page's access to the lock under which all tabs of the site send votes. */
export const createVoteLock = () => createExclusive('demo-evm-votes');

/**
 * Takes the lock once and frees it. A page that has never used a lock must ask the browser twice, and the vote of a
 * press would wait for both answers.
 */
export function prepareVoteLock(): void {
  void createVoteLock()(() => Promise.resolve());
}
