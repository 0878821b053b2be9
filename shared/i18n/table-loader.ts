import { slowNetworkMs } from '@demo-evm/shared/contract';
import type { Language, Table } from '@demo-evm/shared/domain';

export interface LoadedTable {
  /** The language of `table`: the requested one, or `en` if that failed. */
  readonly language: Language;
  /** `null`: English failed too, so only the English texts of the bundle are left. */
  readonly table: Table | null;
}

/** URL of a table of the app that this file is bundled into. */
export function tableUrl(language: Language): string {
  return `${__webpack_public_path__}assets/i18n/${language}.json`;
}

/** The page waits for a table; after this long it loads English instead, which has a timeout of its own. */
const TABLE_TIMEOUT_MS = 2_500;
const ENGLISH_TIMEOUT_MS = 1_500;

/**
 * Loads `assets/i18n/{language}.json` of the app that this file is bundled into, or English if that fails.
 * Spec 4: Language; spec 8: Logged failures.
 */
export async function loadTable(language: Language): Promise<LoadedTable> {
  const table = await fetchTable(language, TABLE_TIMEOUT_MS);
  if (table) return { language, table };
  if (language === 'en') return { language, table: null };
  return { language: 'en', table: await fetchTable('en', ENGLISH_TIMEOUT_MS) };
}

async function fetchTable(language: Language, timeoutMs: number): Promise<Table | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs + slowNetworkMs());
  try {
    const answer = await fetch(tableUrl(language), { signal: abort.signal });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const table: unknown = await answer.json();
    if (!isTable(table)) throw new Error('The file is no table of texts.');
    return table;
  } catch (error) {
    console.error(`Translations for ${language} could not be loaded.`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

export function isTable(value: unknown): value is Table {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
