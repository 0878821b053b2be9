import type { ComponentType } from 'react';
import type { VotingDays } from '@demo-evm/shared/domain';
import type { EarlyAnswers } from './early-answers';
import type { LanguageStore } from './language-store';
import type { PreviewSlot } from './preview-slot';
import type { SessionStore } from './session-store';

/** The base URL of each part of the HTTP contract, without a trailing slash. Behaviour: The HTTP contract. */
export interface ApiBases {
  readonly auth: string;
  readonly evm: string;
  readonly stat: string;
  readonly upload: string;
  /** The constituency counter; `null`: there is none, so nothing is sent or shown. */
  readonly counter: string | null;
}

/** Settings of the deployment that need no new build. They are in the HTML. */
export interface HostConfig {
  readonly bases: ApiBases;
  /** Does the server know votes by their `rid`, and count each one once however often it arrives? Behaviour: Votes. */
  readonly voteIds: boolean;
  /** Sent with every upload as `?key=`. Every visitor can read it, so the upload service must not rely on it alone. */
  readonly uploadKey: string;
  readonly votingDays: VotingDays;
}

/** The only object that the shell passes to a remote. All shared state is in it. docs/decisions/0001 */
export interface Host {
  readonly contractVersion: number;
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly preview: PreviewSlot;
  readonly config: HostConfig;
  /** Missing in an older shell. */
  readonly early?: EarlyAnswers;
}

/** The exports of a remote's `./app`. The shell checks `contractVersion` before it renders `default`. */
export interface RemoteModule {
  readonly default: ComponentType<{ host: Host }>;
  readonly contractVersion: number;
}
