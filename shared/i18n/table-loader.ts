import { slowNetworkMs } from '@demo-evm/shared/contract';
import { isTable, type Language, type Table } from '@demo-evm/shared/domain';

export interface LoadedTable {
  /** The language of `table`: the requested language, or `en` if the table of the requested language failed to load. */
  readonly language: Language;
  /** `null` if the English table failed to load. Then the app shows the English texts that it already has. */
  readonly table: Table | null;
}

/** @returns The URL of a translation table of the app that this file is bundled into. */
export function tableUrl(language: Language): string {
  return `${__webpack_public_path__}assets/i18n/${language}.json`;
}

/** A table that has not arrived after this time counts as failed. A slow network gets more time. */
const TABLE_TIMEOUT_MS = 2_500;
/**
 * The time limit for the English table after the requested table has failed. It is shorter than `TABLE_TIMEOUT_MS`,
 * because the visitor has already waited.
 */
const ENGLISH_TABLE_TIMEOUT_MS = 1_500;

/**
 * Loads `assets/i18n/{language}.json` of the app that this file is bundled into, or `en.json` after a failure. The
 * promise never rejects. Spec 4: Language; spec 8: Logged failures.
 */
export async function loadTable(language: Language): Promise<LoadedTable> {
  const table = await fetchTable(language, TABLE_TIMEOUT_MS);
  if (table) return { language, table };
  if (language === 'en') return { language, table: null };
  return { language: 'en', table: await fetchTable('en', ENGLISH_TABLE_TIMEOUT_MS) };
}

async function fetchTable(language: Language, timeoutMs: number): Promise<Table | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs + slowNetworkMs());
  try {
    const answer = await fetch(tableUrl(language), { signal: abort.signal });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const table: unknown = await answer.json();
    if (!isTable(table)) throw new Error('The file is not a table of texts.');
    return table;
  } catch (error) {
    console.error(`Translations for ${language} could not be loaded.`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
