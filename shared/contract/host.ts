import type { ComponentType } from 'react';
import type { VotingDays } from '@demo-evm/shared/domain';
import type { EarlyAnswers } from './early-answers';
import type { LanguageStore } from './language-store';
import type { PreviewSlot } from './preview-slot';
import type { SessionStore } from './session-store';

/** Where the HTTP contract is answered; each part on its own. No trailing slash. Behaviour: The HTTP contract. */
export interface ApiBases {
  readonly auth: string;
  readonly evm: string;
  readonly stat: string;
  readonly upload: string;
  /** `null`: no constituency counter; nothing is sent or shown. */
  readonly counter: string | null;
}

/** What a deployer decides without a build. It travels in the HTML. */
export interface HostConfig {
  readonly bases: ApiBases;
  /** Does the server count a vote's `rid` once, however often it arrives? Behaviour: Votes. */
  readonly voteIds: boolean;
  /** Goes with every upload as `?key=`. Every visitor can read it: the upload service must not rely on it alone. */
  readonly uploadKey: string;
  readonly votingDays: VotingDays;
}

/** The one object a remote gets. State reaches a remote only through it. docs/decisions/0001. */
export interface Host {
  readonly contractVersion: number;
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly preview: PreviewSlot;
  readonly config: HostConfig;
  /** A shell from before it has none. */
  readonly early?: EarlyAnswers;
}

/** What a remote's `./app` exposes. The shell checks `contractVersion` before it renders `default`. */
export interface RemoteModule {
  readonly default: ComponentType<{ host: Host }>;
  readonly contractVersion: number;
}
