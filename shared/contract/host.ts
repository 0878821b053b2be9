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
  /** The URL of the constituency counter. If it is `null`, no votes for constituencies are sent or shown. */
  readonly counter: string | null;
}

/** The settings of the deployment. The site host writes them into the HTML, so a change needs no new build. */
export interface HostConfig {
  readonly bases: ApiBases;
  /**
   * True if the server identifies votes by their `rid`, and counts each vote once even if it arrives several
   * times. Behaviour: Votes.
   */
  readonly voteIds: boolean;
  /**
   * Each upload sends this key as `?key=`. Every visitor can read it, so the upload service must also be protected in
   * other ways.
   */
  readonly uploadKey: string;
  readonly votingDays: VotingDays;
}

/** The only object that the shell passes to a remote. It holds the state that apps share. docs/decisions/0001 */
export interface Host {
  readonly contractVersion: number;
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly preview: PreviewSlot;
  readonly config: HostConfig;
  /** The Host of an older shell does not have this property. */
  readonly early?: EarlyAnswers;
}

/** The exports of a remote's `./app`. The shell checks `contractVersion` before it renders `default`. */
export interface RemoteModule {
  readonly default: ComponentType<{ host: Host }>;
  readonly contractVersion: number;
}
