import { slowNetworkMs } from '@demo-evm/shared/contract';
import type { Language, Table } from '@demo-evm/shared/domain';

export interface LoadedTable {
  /** The language that `table` is in: the one asked for, or en when that failed. */
  readonly language: Language;
  /** `null`: English failed too, the strings built into the bundle have to do. */
  readonly table: Table | null;
}

/** The address of the table of the app it is bundled in. */
export function tableUrl(language: Language): string {
  return `${__webpack_public_path__}assets/i18n/${language}.json`;
}

/** How long a table may take before English is shown, and then the English one; the page waits for both. */
const TABLE_TIMEOUT_MS = 2_500;
const ENGLISH_TIMEOUT_MS = 1_500;

/**
 * Loads `assets/i18n/{language}.json` of the app it is bundled in, English when that fails.
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
    if (!isTable(table)) throw new Error('It is no table of texts.');
    return table;
  } catch (error) {
    console.error(`Translations for ${language} could not be loaded.`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Is it a table of texts? */
export function isTable(value: unknown): value is Table {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
