import type { KeyValueStorage } from '@demo-evm/shared/device';
import type { HistoryEntry } from './history-entry';
import { isLanguage, resolveLanguage, type Language, type LanguageProposal } from '@demo-evm/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

const LANGUAGE_CHOICE_KEY = 'language';

interface LanguageState {
  readonly language: Language;
}

export interface LanguageStore extends Pick<StoreApi<LanguageState>, 'getState' | 'subscribe'> {
  /**
   * Sets the language that the visitor chose, and stores the choice if the browser allows it. The choice has priority
   * over all proposals for the page that is shown. If the address of a later page sets a language, the later page is
   * shown in the language of its address.
   */
  readonly choose: (language: Language) => void;
  /**
   * Proposes languages for the page that is shown. The new proposal replaces the previous one.
   * @returns A function that withdraws this proposal. Call the function when the visitor leaves the page.
   */
  readonly propose: (proposal: LanguageProposal) => () => void;
}

/** Makes the store of the shown language. Spec 4: Language; behaviour: Language. */
export function createLanguageStore(storage: KeyValueStorage, entry: HistoryEntry): LanguageStore {
  const remembered = storage.getItem(LANGUAGE_CHOICE_KEY);
  let chosen = isLanguage(remembered) ? remembered : undefined;
  let proposal: LanguageProposal = {};
  let isRouteOverridden = false;
  const resolve = () => ({
    language: resolveLanguage(chosen, isRouteOverridden ? { ...proposal, route: undefined } : proposal),
  });
  const store = createStore<LanguageState>(resolve);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    choose(language) {
      chosen = language;
      storage.setItem(LANGUAGE_CHOICE_KEY, language);
      entry.keepChoice();
      isRouteOverridden = true;
      store.setState(resolve());
    },
    propose(next) {
      if (next.route !== proposal.route) isRouteOverridden = entry.hasChoice();
      proposal = next;
      store.setState(resolve());
      return () => {
        if (proposal !== next) return;
        proposal = {};
        store.setState(resolve());
      };
    },
  };
}
