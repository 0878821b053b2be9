import type { Language } from '@demo-evm/shared/domain';

/** The texts to read aloud, and the functions to call during the reading. */
export interface Reading {
  readonly language: Language;
  /** One text for each step. */
  readonly steps: readonly string[];
  /** Called when a step begins, and perhaps again while it is read. */
  readonly onStep: (index: number) => void;
  /** Called when everything has been read, or when the reading has failed. */
  readonly onEnd: () => void;
}
