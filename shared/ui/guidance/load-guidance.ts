import type * as guidance from './guidance';

type Guidance = typeof guidance;

/**
 * Loads the guidance and passes it to `act`. If the guidance cannot be loaded, this function does not call `act`, and
 * its next call tries again. The visitor can vote without the guidance.
 */
export function withGuidance(act: (loaded: Guidance) => void): void {
  import(/* webpackChunkName: "guidance" */ './guidance').then(act, () => undefined);
}
