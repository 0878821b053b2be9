import type { NamedIn, NamePair, VoteFate } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { ShareContent } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';

/** The candidate as a slip shows it, in the language of the page. */
export interface SlipCandidate {
  /** `null`: no row is the candidate's. */
  readonly serial: number | null;
  /** The serial in Devanagari numerals, as machine and slip show it in every language; empty without a serial. */
  readonly serialOnPaper: string;
  /** The serial in the language's digits; empty without a serial. */
  readonly serialText: string;
  readonly names: NamePair | null;
  /** The name that is shown first; empty without a name. */
  readonly name: string;
  readonly party: NamedIn;
  /** A checked address; `null`: a placeholder is shown; `undefined`: this machine has no symbols. */
  readonly symbol: string | null | undefined;
}

/** The content of a confirmation. */
export interface Slip {
  readonly candidate: SlipCandidate;
  /** Section number and area, or the title of a custom machine; may be empty. */
  readonly section: readonly NamedIn[];
  /** What a counted or waiting vote means to the visitor; `null`: nothing is said. */
  readonly body: string | null;
}

/**
 * What the slip's chunk gets from the first load. Code that both chunks imported could not be merged with the code around it,
 * and the first load would be larger.
 */
export interface SlipTools {
  readonly t: Texts['t'];
  /** Draws the candidate's symbol in a box of this class; nothing for a machine without symbols. */
  readonly drawSymbol: (className: string | undefined) => ReactNode;
}

/** The properties of a confirmation, in both of its looks. */
export interface ConfirmationProps {
  readonly slip: Slip;
  /** What is known about the vote, and the sentence that says it. */
  readonly vote: { readonly fate: VoteFate; readonly line: string };
  readonly shareContent: ShareContent;
  readonly onClose: () => void;
}
