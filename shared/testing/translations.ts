import type { Table } from '@demo-evm/shared/domain';

/**
 * Defines one test for Hindi and one for Marathi. Each test checks that the table of its language has the keys of the
 * English table, and the same placeholders in each text.
 */
export function describeTranslations(tables: {
  readonly en: Table;
  readonly hi: Table;
  readonly mr: Table;
}): void {
  it.each(['hi', 'mr'] as const)(
    'has every text in %s, with the placeholders of the English text',
    (language) => {
      const table = tables[language];
      expect(Object.keys(table).sort()).toEqual(Object.keys(tables.en).sort());
      for (const [key, text] of Object.entries(tables.en)) {
        expect(`${key} ${placeholders(table[key])}`).toBe(`${key} ${placeholders(text)}`);
      }
    },
  );
}

function placeholders(text = ''): string {
  return [...text.matchAll(/{{\w+}}/g)].map(String).sort().join();
}
