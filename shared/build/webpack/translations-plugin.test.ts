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

it.each(['See $t(RETRY)', '{{count, number}} votes'])(
  'fails the build for a text that pages would not show as it is meant: %s',
  (text) => {
    const { errors } = buildFixture(
      {
        'src/main.js': '',
        'src/translations/en.json': JSON.stringify({ ODD: text, PLAIN: '{{name}}, one of (some)' }),
        'src/translations/hi.json': '{}',
        'src/translations/mr.json': '{}',
      },
      { 'translations-plugin.js': 'TranslationsPlugin' },
      `{ plugins: [new TranslationsPlugin(dir)] }`,
    );
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('en.json: the text ODD contains');
  },
);
