import type { Language } from '@demo-evm/shared/domain';

/** What is read aloud, and who is told about it. */
export interface Reading {
  readonly language: Language;
  /** One text for each step. */
  readonly steps: readonly string[];
  /** Called when a step begins. */
  readonly onStep: (index: number) => void;
  readonly onEnd: () => void;
}
