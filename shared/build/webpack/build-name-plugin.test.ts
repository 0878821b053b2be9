import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

const CHUNK_LIST = /webpackChunk_mfe_a_(\w+)/;

const build = (late: string, more = '') =>
  buildFixture(
    { 'src/main.js': `import('./late.js');`, 'src/late.js': late },
    { 'build-name-plugin.js': 'BuildNamePlugin', 'compression.js': 'precompressed' },
    `{ plugins: [new BuildNamePlugin('mfe_a'), ...precompressed()], ${more} }`,
  );

it('names the list of chunks after the content of all files, before they are compressed', () => {
  const [first, same, other] = [build('alert(1)'), build('alert(1)'), build('alert(2)')];
  const nameOf = ({ files }: typeof first) => CHUNK_LIST.exec(files['main.js'] ?? '')?.[1];
  expect(first.errors).toEqual([]);
  expect(nameOf(first)).toMatch(/^[0-9a-f]{10}$/);
  expect(nameOf(same)).toBe(nameOf(first));
  expect(nameOf(other)).not.toBe(nameOf(first));
  expect(Object.keys(first.files)).toContain('main.js.br');
});

it('fails a build without a list of chunks', () => {
  const { errors } = build('alert(1)', `module: { parser: { javascript: { dynamicImportMode: 'eager' } } }`);
  expect(errors).toEqual([expect.stringContaining('no script has webpackChunk_mfe_a_…')]);
});
