/** What one entry of the browser's history remembers of its page: a reload keeps it, and so does Back. */
export interface HistoryEntry {
  /** Has the visitor chosen the language while this entry was shown? */
  readonly hasChoice: () => boolean;
  /** Remembers that the visitor chose the language here. */
  readonly keepChoice: () => void;
}

/** The entry that the browser shows. The page's inline script reads the same key (shell/src/page/early.js). */
export const browserEntry: HistoryEntry = {
  hasChoice: () =>
    (window.history.state as { hasChosenLanguage?: boolean } | null)?.hasChosenLanguage === true,
  keepChoice: () => window.history.replaceState({ ...window.history.state, hasChosenLanguage: true }, ''),
};

/** An entry of no browser, for tests and for pages that are drawn on the server. */
export function createMemoryEntry(): HistoryEntry {
  let hasChoice = false;
  return { hasChoice: () => hasChoice, keepChoice: () => void (hasChoice = true) };
}
