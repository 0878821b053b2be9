import type { LanguageStore } from '@demo-evm/shared/contract';
import type { LanguageProposal } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useRef } from 'react';

export type ProposeLanguage = (proposal: LanguageProposal) => void;

/**
 * Proposes a language to the shell as long as the page is shown. The next machine's proposal replaces the last one, so
 * that no other language appears in between. Behaviour: Language.
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
