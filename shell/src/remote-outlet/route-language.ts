import type { LanguageStore } from '@demo-evm/shared/contract';
import type { Language, LanguageProposal } from '@demo-evm/shared/domain';

/** The language of the shell's own panels on a route, until the remote proposes a language itself. */
export interface RouteLanguage {
  /** Proposes the remote's language while it loads. The proposal of the page's HTML wins, because it knows the machine. */
  readonly propose: (language: Language | undefined) => void;
  /** Called when the remote is shown and has made its own proposal, and when the route is left. */
  readonly withdraw: () => void;
}

/**
 * Makes the language of the shell's panels. Behaviour: Language.
 * @param first the proposal of the page's HTML for its first route
 */
export function createRouteLanguage(
  store: LanguageStore,
  first: LanguageProposal | undefined,
): RouteLanguage {
  let withdraw = first && store.propose(first);
  return {
    propose(language) {
      withdraw ??= store.propose(language ? { page: language } : {});
    },
    withdraw() {
      withdraw?.();
      withdraw = undefined;
    },
  };
}
