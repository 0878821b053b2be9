import type * as guidance from './guidance';

type Guidance = typeof guidance;

/**
 * Loads the guidance and passes it on. Where it cannot be loaded, nothing happens, and the next call tries again: a guide
 * that does not move and a message that is missing never keep anybody from voting.
 */
export function withGuidance(act: (loaded: Guidance) => void): void {
  import(/* webpackChunkName: "guidance" */ './guidance').then(act, () => undefined);
}
