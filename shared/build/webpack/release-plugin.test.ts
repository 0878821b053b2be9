import { createHash } from 'node:crypto';
import { HASH_LIST_FILE, type Release } from '@demo-evm/shared/contract';
import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

const build = (options: string) =>
  buildFixture(
    { 'package.json': '{ "name": "mfe-a", "version": "1.2.0" }', 'src/main.js': 'console.log(1);' },
    { 'release-plugin.js': 'ReleasePlugin', 'compression.js': 'precompressed' },
    `{ plugins: [...precompressed(), new ReleasePlugin({ dir, ${options} })] }`,
  );

it('describes the files of a build, and their compressed copies only by size', () => {
  const { errors, files } = build(`firstChunk: 'main', describe: { entry: 'main.js', mounts: ['/a'] }`);
  expect(errors).toEqual([]);
  const release = JSON.parse(files['release.json'] ?? '') as Release;
  expect(release).toMatchObject({
    module: 'mfe-a',
    version: expect.stringMatching(/^1\.2\.0-[0-9a-f]{10}$/),
    mounts: ['/a'],
    firstLoad: { scripts: ['main.js'], styles: [] },
  });
  expect(Object.keys(release.files)).toEqual(['main.js', HASH_LIST_FILE]);
  expect(release.files['main.js']?.integrity).toMatch(/^sha256-/);
  expect(release.files['main.js']?.brotliBytes).toBe(15);
});

it('writes the hash list of a remote', () => {
  const { files } = build(`firstChunk: 'main', describe: { entry: 'main.js' }`);
  const release = JSON.parse(files['release.json'] ?? '') as Release;
  const list = files[HASH_LIST_FILE] ?? '';
  expect(JSON.parse(list)).toEqual({ 'main.js': release.files['main.js']?.integrity });
  const hash = createHash('sha256').update(list).digest('base64');
  expect(release.files[HASH_LIST_FILE]?.integrity).toBe(`sha256-${hash}`);
});

it('writes no hash list of the shell, whose hashes are in every page', () => {
  const { files } = build(`firstChunk: 'main', describe: { page: 'page.html' }`);
  expect(Object.keys(files)).not.toContain(HASH_LIST_FILE);
});

it('fails a build without the chunk or the entry that pages load first', () => {
  expect(build(`firstChunk: 'app', describe: {}`).errors).toEqual([
    'ReleasePlugin: the build has no chunk "app", which a page loads first.',
  ]);
  expect(build(`firstChunk: 'main', describe: { entry: 'remote-entry.js' }`).errors).toEqual([
    'ReleasePlugin: the build has no file remote-entry.js, by which the shell loads it.',
  ]);
});
