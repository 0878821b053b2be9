import type { LanguageStore } from '@demo-evm/shared/contract';
import type { Language, LanguageProposal } from '@demo-evm/shared/domain';

/** What the shell's own words of a route (loading, unavailable) speak until the remote proposes a language itself. */
export interface RouteLanguage {
  /** The remote is not there yet. What the page itself proposed holds on, because it knows the opened machine. */
  readonly propose: (language: Language | undefined) => void;
  /** The remote is shown and has made its own proposal, or the route was left. */
  readonly withdraw: () => void;
}

/**
 * @param first what the page proposes for the route that it opens with; the visitor's own choice wins over a route's
 * own language. Behaviour: Language
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
