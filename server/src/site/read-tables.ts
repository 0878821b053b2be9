import { fileUrl, type Release } from '@demo-evm/shared/contract';
import { isTable, LANGUAGES, type Language, type Table } from '@demo-evm/shared/domain';
import { reasonOf } from '../errors/operator-error';
import type { ReleaseStorage } from '../releases/release-storage';

/** The translation tables of a release, by language. */
export type TranslationTables = Partial<Record<Language, Table>>;

/** Gives the path of a language's translation table inside a release. Spec 7: Translation tables. */
export function tableFile(language: Language): string {
  return `assets/i18n/${language}.json`;
}

/**
 * Makes a function that reads the translation tables of a release. A file that cannot be read, or does not hold a
 * table, is skipped, so that pages still work.
 * @param onBrokenTable Called once for each file that can be read but does not hold a table.
 */
export function createTableReader(
  storage: Pick<ReleaseStorage, 'readFile'>,
  onBrokenTable: (error: Error) => void,
): (release: Release) => Promise<TranslationTables> {
  const reported = new Set<string>();

  const report = (url: string, error: unknown) => {
    if (reported.has(url)) return;
    reported.add(url);
    onBrokenTable(new Error(`${url} is not a translation table: ${reasonOf(error)}`, { cause: error }));
  };

  async function readTable(release: Release, language: Language): Promise<Table | null> {
    const file = tableFile(language);
    const text = await storage.readFile(release, file).catch(() => null);
    if (text === null) return null;
    try {
      return parseTable(text);
    } catch (error) {
      report(fileUrl(release, file), error);
      return null;
    }
  }

  return async (release) => {
    const entries = LANGUAGES.map(
      async (language) => [language, await readTable(release, language)] as const,
    );
    const tables = (await Promise.all(entries)).filter(([, table]) => table !== null);
    return Object.fromEntries(tables);
  };
}

function parseTable(text: string): Table {
  const table: unknown = JSON.parse(text);
  if (!isTable(table)) throw new Error('its JSON is not an object that holds only texts');
  return table;
}
