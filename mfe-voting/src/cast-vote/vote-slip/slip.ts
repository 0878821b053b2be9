import type { NamedIn, NamePair, VoteFate } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { ShareContent } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';

/** The candidate as a slip shows it, in the language of the page. */
export interface SlipCandidate {
  /** `null` when the candidate has no row. */
  readonly serial: number | null;
  /** The serial in Devanagari numerals, as the machine shows it in every language. It is empty without a serial. */
  readonly serialOnPaper: string;
  /** The serial in the language's digits. It is empty without a serial. */
  readonly serialText: string;
  readonly names: NamePair | null;
  /** The name that is shown first. It is empty without a name. */
  readonly name: string;
  readonly party: NamedIn;
  /**
   * The checked URL of the symbol; `null` when a placeholder is shown, `undefined` on a machine of this
   * device.
   */
  readonly symbol: string | null | undefined;
  /** The photo and the symbol of a candidate on a machine of this device. */
  readonly mark?: ReactNode;
}

/** The content of a confirmation. */
export interface Slip {
  readonly candidate: SlipCandidate;
  /** Section number and area, or the title of a custom machine. It may be empty. */
  readonly section: readonly NamedIn[];
  /** The sentence that is shown after a vote that is counted, or `null` if there is no such sentence. */
  readonly body: string | null;
}

/**
 * The functions that the slip's chunk gets as properties. If the chunk imported them, webpack could not merge their
 * code with other code of the first load, and the first load would be larger.
 */
export interface SlipTools {
  readonly t: Texts['t'];
  /**
   * Draws the candidate's symbol in a box with this CSS class. It draws nothing when `symbol` is `undefined`.
   */
  readonly drawSymbol: (className: string | undefined) => ReactNode;
}

/** What is known about a vote (`fate`), and the sentence for the visitor (`line`). */
export interface VoteStatus {
  readonly fate: VoteFate;
  readonly line: string;
  /** The statuses that can replace this one while the confirmation is open. */
  readonly next?: readonly VoteStatus[];
}

/** The properties of a confirmation. They are the same for the slip and for the plain dialog (confirmation.tsx). */
export interface ConfirmationProps {
  readonly slip: Slip;
  readonly vote: VoteStatus;
  readonly shareContent: ShareContent;
  readonly onClose: () => void;
}
