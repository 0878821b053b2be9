import type { NamedIn, NamePair, VoteFate } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { ShareContent } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';

/** The candidate as a slip shows it, in the language of the page. */
export interface SlipCandidate {
  /** `null` when no row is the candidate's. */
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
   * The checked URL of the symbol. With `null` a placeholder is shown. It is `undefined` on a machine without symbols.
   */
  readonly symbol: string | null | undefined;
}

/** The content of a confirmation. */
export interface Slip {
  readonly candidate: SlipCandidate;
  /** Section number and area, or the title of a custom machine. It may be empty. */
  readonly section: readonly NamedIn[];
  /** The sentence after a vote that is counted or waits. `null` when there is none. */
  readonly body: string | null;
}

/**
 * The functions that the slip's chunk gets from the first load. If the chunk and the first load both imported the code
 * of these functions, webpack could not merge that code with the code around it, and the first load would be larger.
 */
export interface SlipTools {
  readonly t: Texts['t'];
  /** Draws the candidate's symbol in a box of this class. It draws nothing on a machine without symbols. */
  readonly drawSymbol: (className: string | undefined) => ReactNode;
}

/** The properties of a confirmation, whether it is the slip or the plain dialog. */
export interface ConfirmationProps {
  readonly slip: Slip;
  /** What is known about the vote, and the sentence that says it. */
  readonly vote: { readonly fate: VoteFate; readonly line: string };
  readonly shareContent: ShareContent;
  readonly onClose: () => void;
}
