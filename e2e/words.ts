import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@demo-evm/shared/domain';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The names of folders that hold a translation table for each language. Parts of an app that load late have their own. */
const TABLE_FOLDERS: ReadonlySet<string> = new Set(['translations', 'texts']);

/** Gives a text of the tables by its key, and puts the values into it. */
type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Reads all translation tables of one part of the product, so that a journey asks for a text by its key, and a changed
 * word changes no journey. The returned function throws when no table has the key, or when two tables have different
 * texts for it.
 * @param app the folder of an app, such as `mfe-voting`; `shared/ui` for the texts of the shared components
 */
export function wordsOf(app: string, language: Language): Words {
  const texts = new Map<string, Set<string>>();
  for (const file of tablesIn(path.join(ROOT, app), language))
    for (const [key, text] of Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as object))
      texts.set(key, (texts.get(key) ?? new Set()).add(String(text)));
  return (key, values = {}) => {
    const [text, ...others] = texts.get(key) ?? [];
    if (text === undefined) throw new Error(`The tables of ${app} have no ${key} in ${language}.`);
    if (others.length > 0) throw new Error(`Two tables of ${app} have different texts for ${key}.`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
  };
}

/** Finds the table of a language in each folder of tables, for an app in its `src`. */
function tablesIn(folder: string, language: Language): string[] {
  const sources = path.join(folder, 'src');
  return fs
    .readdirSync(fs.existsSync(sources) ? sources : folder, { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) => name === `${language}.json` && TABLE_FOLDERS.has(path.basename(parentPath)),
    )
    .map(({ name, parentPath }) => path.join(parentPath, name));
}
