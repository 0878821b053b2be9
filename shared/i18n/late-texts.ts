import type { Language, Table } from '@demo-evm/shared/domain';

/**
 * Makes the texts of code that is loaded late from the tables in its chunk. So these texts are not part of the first load,
 * and they never have to wait for a table.
 * @param tables The tables of all languages, with the same keys.
 * @returns A function that gives the texts of a language. It replaces each `{{placeholder}}` with its value.
 */
export function lateTexts<Words extends Table>(tables: Readonly<Record<Language, Words>>) {
  return (language: Language) =>
    (key: keyof Words & string, values: Table = {}): string =>
      (tables[language][key] ?? '').replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}
