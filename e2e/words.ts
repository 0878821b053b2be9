import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@demo-evm/shared/domain';

const ROOT = path.resolve(import.meta.dirname, '..');

const inAdmin = (feature: string) => `mfe-admin/src/${feature}/texts`;

/**
 * The folders of each app's translation tables. An app that loads parts late has a table for each of them. `saved` is
 * the folder for the list of saved machines on /create, and `shared` the one for the components in shared/ui.
 */
const TABLES = {
  voting: ['mfe-voting/src/translations'],
  admin: [
    'mfe-admin/src/translations',
    inAdmin('change-account'),
    inAdmin('change-short-link'),
    inAdmin('pause-machine'),
    inAdmin('reset-password'),
    inAdmin('see-numbers'),
    inAdmin('share-link/make-poster'),
    inAdmin('update-evm'),
    inAdmin('upload-picture'),
  ],
  create: ['mfe-create/src/translations'],
  saved: ['mfe-create/src/open-saved/texts'],
  bihar: ['mfe-bihar/src/translations'],
  shell: ['shell/src/translations'],
  shared: ['shared/ui/translations'],
} as const;

/**
 * Gives a function that looks up a text of one app and inserts the values. The function throws an error when no table
 * of the app has the key.
 */
export function wordsOf(table: keyof typeof TABLES, language: Language) {
  const read = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')) as Record<
      string,
      string
    >;
  const texts = Object.assign({}, ...TABLES[table].map(read)) as Record<string, string>;
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = texts[key];
    if (text === undefined) throw new Error(`The tables of ${table} have no ${key} in ${language}.`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
  };
}
