import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

/** Builds an app whose table has these keys, and gives the keys that the build calls unused. */
function unusedOf(keys: readonly string[], code: string, mode = 'production') {
  const table = JSON.stringify(Object.fromEntries(keys.map((key) => [key, `Text of ${key}`])));
  const { errors } = buildFixture(
    { 'src/main.js': code, 'src/translations/en.json': table },
    { 'unused-translations-plugin.js': 'UnusedTranslationsPlugin' },
    `{ mode: '${mode}', plugins: [new UnusedTranslationsPlugin(dir)] }`,
  );
  return errors.map((error) => /never uses the text (\w+)\./.exec(error)?.[1] ?? error);
}

it('fails the build for a text that no script names', () => {
  expect(unusedOf(['GREETING', 'FAREWELL'], `document.title = window.t('GREETING');`)).toEqual(['FAREWELL']);
});

it('does not count the key of a table that is in the bundle', () => {
  const code = `import table from './translations/en.json'; window.tables = table; window.t('GREETING');`;
  expect(unusedOf(['FAREWELL', 'GREETING'], code)).toEqual(['FAREWELL']);
});

it.each([
  ['a condition', `window.t(window.isMorning ? 'GREETING' : 'FAREWELL');`],
  ['a list', `for (const key of ['GREETING', 'FAREWELL']) window.t(key);`],
])('finds keys that come from %s', (_how, code) => {
  expect(unusedOf(['GREETING', 'FAREWELL'], code)).toEqual([]);
});

it('finds keys that are put together from a beginning and a value', () => {
  expect(unusedOf(['SYMBOL_bee', 'SIGN_bee'], 'window.t(`SYMBOL_${window.symbol}`);')).toEqual(['SIGN_bee']);
});

it('accepts the texts that the server reads for previews of links', () => {
  expect(unusedOf(['LINK_TITLE'], '')).toEqual([]);
});

it('does not check development builds, where unused code is not removed', () => {
  expect(unusedOf(['GREETING'], '', 'development')).toEqual([]);
});
