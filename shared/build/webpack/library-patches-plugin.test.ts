import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

const PATCHES = `[
  { name: 'a flag', library: 'a-library', files: /a-library[\\\\/]code/, pattern: /\\/x\\/s/g, by: '/y/' },
  { name: 'a name', library: 'a-library', files: /a-library[\\\\/]code/, pattern: /\\bSWITCH\\b/g },
]`;

const build = (code: string, main = `import 'a-library/code.js';`) =>
  buildFixture(
    { 'src/main.js': main, 'node_modules/a-library/code.js': code },
    { 'library-patches-plugin.js': 'LibraryPatchesPlugin' },
    `{ plugins: [new LibraryPatchesPlugin(${PATCHES})] }`,
  );

it('replaces the code that a patch matches, and leaves it if the patch has no replacement', () => {
  const { errors, files } = build('console.log(/x/s, SWITCH);');
  expect(errors).toEqual([]);
  expect(files['main.js']).toContain('console.log(/y/,SWITCH)');
});

it('fails a build whose library has no code that a patch matches, and names the library and the pattern', () => {
  const { errors } = build('console.log(SWITCH);');
  expect(errors).toEqual([
    'a-library has nothing that matches /\\/x\\/s/g any more (a flag). ' +
      'Look at the new version of the library, then change or delete the patch in library-patches.js.',
  ]);
});

it('accepts a bundle without the library', () => {
  expect(build('', 'console.log(1);').errors).toEqual([]);
});
