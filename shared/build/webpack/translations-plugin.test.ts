import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

it("emits a table for each language, with the app's own texts over those of shared/ui", () => {
  const own = (language: string) => JSON.stringify({ RETRY: `own ${language}` });
  const { errors, files } = buildFixture(
    {
      'src/main.js': '',
      'src/translations/en.json': own('en'),
      'src/translations/hi.json': own('hi'),
      'src/translations/mr.json': own('mr'),
    },
    { 'translations-plugin.js': 'TranslationsPlugin' },
    `{ plugins: [new TranslationsPlugin(dir)] }`,
  );
  expect(errors).toEqual([]);
  const tables = ['en', 'hi', 'mr'].map(
    (language): Record<string, string> =>
      JSON.parse(files[`assets/i18n/${language}.json`] ?? '{}') as Record<string, string>,
  );
  expect(tables.map(({ RETRY }) => RETRY)).toEqual(['own en', 'own hi', 'own mr']);
  expect(tables.every((table) => Object.keys(table).length > 1)).toBe(true);
});
