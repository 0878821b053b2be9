import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

const build = (main: string, library = '') =>
  buildFixture(
    {
      'src/main.js': main,
      'src/stub.js': `console.log('stub');`,
      'node_modules/a-library/code.js': `alert(1);`,
    },
    { 'replacements-plugin.js': 'aliasesOf, ReplacementsPlugin' },
    `(() => {
      const replacements = [{ request: dir + '/node_modules/a-library/code.js', by: dir + '/src/stub.js', ${library} }];
      return { resolve: { alias: aliasesOf(replacements) }, plugins: [new ReplacementsPlugin(replacements)] };
    })()`,
  );

it('replaces a file of a library by a stub', () => {
  const { errors, files } = build(`import 'a-library/code.js';`);
  expect(errors).toEqual([]);
  expect(files['main.js']).toContain('stub');
});

it('fails a build in which no import reaches the replaced file, and names the file', () => {
  expect(build('console.log(1);').errors).toEqual([
    expect.stringContaining('No import reaches FIXTURE/node_modules/a-library/code.js any more'),
  ]);
});

it('accepts a bundle without the library, if only bundles with the library need the stub', () => {
  expect(build('console.log(1);', `library: 'a-library'`).errors).toEqual([]);
});
