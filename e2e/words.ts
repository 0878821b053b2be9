import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@demo-evm/shared/domain';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * The folder of each app's translation tables. `saved` is the folder for the list of saved machines on /create, and
 * `shared` the one for the components in shared/ui.
 */
const TABLES = {
  voting: 'mfe-voting/src/translations',
  admin: 'mfe-admin/src/translations',
  create: 'mfe-create/src/translations',
  saved: 'mfe-create/src/open-saved/texts',
  bihar: 'mfe-bihar/src/translations',
  shell: 'shell/src/translations',
  shared: 'shared/ui/translations',
} as const;

/**
 * Gives a function that looks up a text of one table and inserts the values. The function throws an error when the
 * table does not have the key.
 */
export function wordsOf(table: keyof typeof TABLES, language: Language) {
  const file = path.join(ROOT, TABLES[table], `${language}.json`);
  const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${file} has no ${key}.`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
  };
}
