import type { LanguageStore } from '@demo-evm/shared/contract';
import type { Language, LanguageProposal } from '@demo-evm/shared/domain';

/** Proposes the language of the shell's own panels on a route, until the remote proposes a language itself. */
export interface RouteLanguage {
  /**
   * Proposes the language of the remote that is loading. While an earlier proposal is in effect, nothing changes. So on
   * the first route, a proposal from the page's HTML has priority, because the site host knows the machine's language.
   */
  readonly propose: (language: Language | undefined) => void;
  /**
   * Withdraws the proposal. The route calls `withdraw` when the visitor leaves the route, and when the remote is shown,
   * because the remote makes proposals itself.
   */
  readonly withdraw: () => void;
}

/**
 * Makes the object that proposes the language of the shell's panels. Behaviour: Language.
 * @param first the proposal from the page's HTML, which is in effect on the first route
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
