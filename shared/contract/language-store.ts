import type { KeyValueStorage } from '@demo-evm/shared/device';
import type { HistoryEntry } from './history-entry';
import { isLanguage, resolveLanguage, type Language, type LanguageProposal } from '@demo-evm/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

const CHOICE_KEY = 'language';

interface LanguageState {
  readonly language: Language;
}

export interface LanguageStore extends Pick<StoreApi<LanguageState>, 'getState' | 'subscribe'> {
  /**
   * The visitor's own choice: it wins from now on and is remembered in this browser. An address that sets a language
   * wins again when it is opened anew.
   */
  readonly choose: (language: Language) => void;
  /**
   * What the shown page says of its language; it replaces the last proposal.
   * @returns withdraws it, for when the page is left
   */
  readonly propose: (proposal: LanguageProposal) => () => void;
}

/** Spec 4: Language; behaviour: Language. */
export function createLanguageStore(storage: KeyValueStorage, entry: HistoryEntry): LanguageStore {
  const remembered = storage.getItem(CHOICE_KEY);
  let chosen = isLanguage(remembered) ? remembered : undefined;
  let proposal: LanguageProposal = {};
  let isRouteOverruled = false;
  const resolve = () => ({
    language: resolveLanguage(chosen, isRouteOverruled ? { ...proposal, route: undefined } : proposal),
  });
  const store = createStore<LanguageState>(resolve);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    choose(language) {
      chosen = language;
      storage.setItem(CHOICE_KEY, language);
      entry.keepChoice();
      isRouteOverruled = true;
      store.setState(resolve());
    },
    propose(next) {
      if (next.route !== proposal.route) isRouteOverruled = entry.hasChoice();
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
