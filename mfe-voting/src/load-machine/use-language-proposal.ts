import type { LanguageStore } from '@demo-evm/shared/contract';
import type { LanguageProposal } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useRef } from 'react';

export type ProposeLanguage = (proposal: LanguageProposal) => void;

/**
 * @returns A function that proposes a language to the shell. A new proposal replaces the previous proposal in one
 *   step, so that no other language appears between two machines. When the visitor leaves the page, the last proposal
 *   is withdrawn. Behaviour: Language.
 */
export function useLanguageProposal(language: LanguageStore): ProposeLanguage {
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), [language]);
  return useCallback(
    (proposal) => {
      withdraw.current = language.propose(proposal);
    },
    [language],
  );
}
