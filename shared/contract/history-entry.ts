/** The data that a page keeps in its entry of the browser's history. The data survives a reload and the Back button. */
export interface HistoryEntry {
  /** Says whether the visitor has chosen a language on this page. */
  readonly hasChoice: () => boolean;
  /** Remembers that the visitor chose a language on this page. */
  readonly keepChoice: () => void;
}

/**
 * The history entry of the page that the browser shows. The page's inline script (shell/src/page/early.js) reads
 * `hasChosenLanguage` too.
 */
export const browserEntry: HistoryEntry = {
  hasChoice: () =>
    (window.history.state as { hasChosenLanguage?: boolean } | null)?.hasChosenLanguage === true,
  keepChoice: () => window.history.replaceState({ ...window.history.state, hasChosenLanguage: true }, ''),
};

/** Makes an entry that is kept in memory only, for tests and for server-side rendering. */
export function createMemoryEntry(): HistoryEntry {
  let hasChoice = false;
  return { hasChoice: () => hasChoice, keepChoice: () => void (hasChoice = true) };
}
