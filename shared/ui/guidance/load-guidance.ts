import type * as guidance from './guidance';

type Guidance = typeof guidance;

/**
 * Loads the guidance and passes it to `act`. When it cannot be loaded, `act` is not called, and the next call loads it
 * again. The visitor can still vote: only the guide does not follow the row, and a message is missing.
 */
export function withGuidance(act: (loaded: Guidance) => void): void {
  import(/* webpackChunkName: "guidance" */ './guidance').then(act, () => undefined);
}
