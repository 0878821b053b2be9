import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createFolderStorage } from '../releases/folder-storage';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer } from '../testing/test-server';
import { VOTING } from '../testing/test-site';
import { runDeliveryCommand } from './run-delivery-command';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Line 1, column 6 comes from line 3, column 3 of the source. */
const MAP = {
  version: 3,
  file: 'app.js',
  names: [],
  sources: ['mfe-voting/src/vote.ts'],
  sourcesContent: ['// A vote.\n\n  throw new Error(text);\n'],
  mappings: 'A,KAEE',
};

let builds: TestBuilds;
let site: string;
beforeEach(async () => {
  builds = await createTestBuilds();
  site = path.join(builds.folder, 'site');
});
afterEach(() => builds.remove());

/** Makes a build with the scripts `app.js` and `bare.js`; only the first one has a source map. */
async function makeMapped(version: string, text = JSON.stringify(MAP)) {
  const contents = { 'app.js': 'let a;throw a', 'bare.js': '1', 'hashes.json': '{}' };
  const build = await builds.make({ ...VOTING, version }, contents);
  await fs.mkdir(path.join(build.dist, 'source-maps'));
  await fs.writeFile(path.join(build.dist, 'source-maps/app.js.map.gz'), gzipSync(text));
  return build;
}

const trace = (...words: string[]) =>
  runDeliveryCommand(['trace', ...words, '--site', site], {}, ROOT, builds.folder).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );

it('names the file, the line and the text of a place, by the name of the release or by the address', async () => {
  await createFolderStorage(site).addRelease(await makeMapped('1.0.0-a'));
  const found = 'mfe-voting/src/vote.ts:3:3\n  throw new Error(text);';
  expect(await trace('mfe-voting@1.0.0-a', 'app.js:1:8')).toBe(found);
  expect(await trace('https://evm.example/mfe-voting/1.0.0-a/app.js?retry=1:1:8')).toBe(found);
});

it('shows only a part of a very long line', async () => {
  const line = `${'a'.repeat(400)}fail()${'b'.repeat(400)}`;
  const map = { ...MAP, sourcesContent: [line], mappings: 'AAAA,KAAgZ' };
  await createFolderStorage(site).addRelease(await makeMapped('1.0.0-a', JSON.stringify(map)));
  const found = await trace('mfe-voting@1.0.0-a', 'app.js:1:8');
  expect(found).toMatch(/^mfe-voting\/src\/vote\.ts:1:401\n {2}… fail\(\)b+ …$/);
  expect(found.length).toBeLessThan(250);
});

it('names the commit of a release that has a record', async () => {
  const storage = createFolderStorage(site);
  const build = await makeMapped('1.0.0-a');
  await storage.addRelease(build);
  const unknown = { isDirty: null, author: null, ciLink: null, note: null };
  await storage.addRecord(build.release, { ...unknown, commit: '4f0c', releasedAt: '2026-01-02T03:04:05Z' });
  expect(await trace('mfe-voting@1.0.0-a', 'app.js:1:8')).toMatch(/\ncommit 4f0c$/);
});

it('keeps the maps of the first build of a version, as the record does', async () => {
  const storage = createFolderStorage(site);
  const build = await makeMapped('1.0.0-a');
  await storage.addRelease(build);
  await fs.writeFile(
    path.join(build.dist, 'source-maps/app.js.map.gz'),
    gzipSync(JSON.stringify({ ...MAP, sources: ['mfe-voting/src/moved.ts'] })),
  );
  await storage.addRelease(build);
  expect(await trace('mfe-voting@1.0.0-a', 'app.js:1:8')).toContain('vote.ts');
});

it('says what is unknown', async () => {
  const storage = createFolderStorage(site);
  await storage.addRelease(await makeMapped('1.0.0-a'));
  await storage.addRelease(await builds.make({ ...VOTING, version: '0.9.0-old' }, { 'app.js': '1' }));
  expect(await trace('mfe-voting@2.0.0-x', 'app.js:1:8')).toBe(
    'mfe-voting 2.0.0-x was never published to this site.',
  );
  expect(await trace('mfe-voting@0.9.0-old', 'app.js:1:8')).toMatch(/was published without source maps/);
  expect(await trace('mfe-voting@1.0.0-a', 'none.js:1:8')).toBe(
    'mfe-voting 1.0.0-a has no file none.js. It has app.js, bare.js.',
  );
  expect(await trace('mfe-voting@1.0.0-a', 'hashes.json:1:1')).toBe(
    'hashes.json has no source map. Only scripts have one.',
  );
  expect(await trace('mfe-voting@1.0.0-a', 'app.js:9:1')).toBe(
    'mfe-voting 1.0.0-a has no code of a source at app.js:9:1.',
  );
  expect(await trace('mfe-voting@1.0.0-a', 'app.js:1')).toBe(
    'Name a place as in app.js:1:45523, not as "app.js:1".',
  );
  expect(await trace('app.js:1:8')).toMatch(/^Name a release and a place in it/);
});

it('never serves a map', async () => {
  const server = await createTestServer();
  try {
    const storage = server.options.storage;
    const build = await makeMapped('1.0.0-a');
    await storage.addRelease(build);
    expect(await storage.readSourceMap(build.release, 'app.js')).toBe(JSON.stringify(MAP));
    expect((await server.request('/mfe-voting/1.0.0-a/app.js')).statusCode).toBe(200);
    for (const address of [
      '/mfe-voting/1.0.0-a/source-maps/app.js.map.gz',
      '/registry/source-maps/mfe-voting/1.0.0-a/app.js.map.gz',
      '/mfe-voting/../registry/source-maps/mfe-voting/1.0.0-a/app.js.map.gz',
      '/mfe-voting/%2e%2e/registry/source-maps/mfe-voting/1.0.0-a/app.js.map.gz',
      '/mfe-voting/..%2fregistry/source-maps/mfe-voting/1.0.0-a/app.js.map.gz',
    ]) {
      const answer = await server.request(address);
      expect(`${address} ${answer.statusCode}`).toMatch(/ 40[034]$/);
    }
  } finally {
    await server.drop();
  }
});
