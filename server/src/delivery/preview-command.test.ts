import fs from 'node:fs/promises';
import path from 'node:path';
import { createPreviewKey } from '../release-preview/preview-key';
import { readSignedQuery } from '../release-preview/signed-query';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { SHELL, VOTING } from '../testing/test-site';
import { runDeliveryCommand } from './run-delivery-command';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SECRET = 'the secret of a server, made at its first start';

let builds: TestBuilds;
let dataDir: string;

/** Releases a shell and two versions of the voting remote to the site of a server that was started once. */
beforeAll(async () => {
  builds = await createTestBuilds();
  dataDir = path.join(builds.folder, 'data');
  await fs.mkdir(dataDir);
  await fs.writeFile(path.join(dataDir, 'token.secret'), SECRET);
  for (const release of [SHELL, VOTING, { ...VOTING, version: '1.1.0-ccc' }]) {
    const { dist } = await builds.make(release);
    await run(['release', release.module, '--from', dist, '--no-smoke']);
  }
});
afterAll(() => builds.remove());

const run = (line: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  runDeliveryCommand(line, { DATA_DIR: dataDir, ...environment }, ROOT, builds.folder);
const preview = (words: string, environment?: NodeJS.ProcessEnv) =>
  run(['preview', ...words.split(' ').filter(Boolean)], environment).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );

function linkIn(text: string): URL {
  return new URL(text.split('\n')[1] ?? '', 'http://no-origin');
}

it('prints a link to an older release that the server accepts for a day', async () => {
  const text = await preview('mfe-voting@1.0.0-bbb', { PUBLIC_URL: 'https://evm.example/' });
  expect(text).toMatch(/^This link shows mfe-voting@1\.0\.0-bbb to whoever has it, until \S+ \S+ UTC:\n/);
  expect(text).toContain('\nhttps://evm.example/demo/demo?release=mfe-voting@1.0.0-bbb&until=');
  const read = readSignedQuery(createPreviewKey(SECRET), 'preview', linkIn(text).searchParams);
  expect(read).toMatchObject({ ok: true, value: { releases: ['mfe-voting@1.0.0-bbb'] } });
  const hours = read.ok ? (read.value.until.getTime() - Date.now()) / 3600_000 : 0;
  expect(hours).toBeCloseTo(24, 1);
});

it('prints a path without PUBLIC_URL, and the path and the hours that were asked for', async () => {
  const text = await preview('mfe-voting@1.0.0-bbb shell@1.0.0-aaa --path /demo/asha --hours 2');
  expect(text).toContain('\n/demo/asha?release=mfe-voting@1.0.0-bbb&release=shell@1.0.0-aaa&until=');
});

it('signs with PREVIEW_SECRET where it is set, and then needs no other secret', async () => {
  const secret = 'a secret that CI has, and no other';
  const text = await preview('mfe-voting@1.1.0-ccc', { PREVIEW_SECRET: secret });
  expect(readSignedQuery(createPreviewKey(secret), 'preview', linkIn(text).searchParams).ok).toBe(true);
  expect(readSignedQuery(createPreviewKey(SECRET), 'preview', linkIn(text).searchParams).ok).toBe(false);
});

it('prints a link that gives a browser every canary', async () => {
  const text = await preview('--staff', { PUBLIC_URL: 'https://evm.example' });
  expect(text).toContain('gets every canary for 90 days:\nhttps://evm.example/staff?until=');
  expect(readSignedQuery(createPreviewKey(SECRET), 'staff', linkIn(text).searchParams).ok).toBe(true);
});

it.each([
  ['', 'Name a release. Usage: npm run preview -- <module>@<version>…'],
  ['mfe-voting', 'Name a release as in mfe-voting@1.0.0-4f0c, not as "mfe-voting".'],
  ['mfe-voting@7.0.0-never', 'mfe-voting 7.0.0-never was never published to this site.'],
  ['mfe-voting@1.0.0-bbb mfe-voting@1.1.0-ccc', 'A preview shows one release of mfe-voting only.'],
  ['mfe-voting@1.0.0-bbb --hours 0', '--hours must be a whole number from 1 to 720; it is "0".'],
  ['mfe-voting@1.0.0-bbb --hours 1.5', '--hours must be a whole number from 1 to 720; it is "1.5".'],
  [
    'mfe-voting@1.0.0-bbb --path //evil.example',
    '--path must be a path of the site, such as /demo/demo; it is "//evil.example".',
  ],
  ['mfe-voting@1.0.0-bbb --staff', '--staff takes neither a release nor --path.'],
])('refuses "%s" with a sentence', async (words, sentence) => {
  expect(await preview(words)).toContain(sentence);
});

it('refuses a release that the shell cannot host, and one with damaged files', async () => {
  const { dist } = await builds.make({ ...VOTING, version: '2.0.0-ddd' });
  await run(['release', 'mfe-voting', '--from', dist, '--no-smoke']);
  await run(['rollback', 'mfe-voting']);
  const folder = path.join(dataDir, 'site/mfe-voting/2.0.0-ddd');
  await fs.writeFile(path.join(folder, 'app.css'), 'changed');
  expect(await preview('mfe-voting@2.0.0-ddd')).toContain(
    'mfe-voting 2.0.0-ddd is damaged in 1 of 2 files: app.css is changed',
  );
  const file = path.join(folder, 'release.json');
  await fs.writeFile(
    file,
    (await fs.readFile(file, 'utf8')).replace('"contractVersion":1', '"contractVersion":7'),
  );
  expect(await preview('mfe-voting@2.0.0-ddd')).toBe(
    'mfe-voting 2.0.0-ddd has contract 7; shell 1.0.0-aaa supports 1.',
  );
});

it('says where the secret of the servers is, if it cannot be found', async () => {
  const site = path.join(dataDir, 'site');
  const elsewhere = { DATA_DIR: path.join(builds.folder, 'elsewhere') };
  expect(await preview(`mfe-voting@1.0.0-bbb --site ${site}`, elsewhere)).toBe(
    `The secret that signs links to ${site} is in the DATA_DIR of its server. Set DATA_DIR in place of --site, or set PREVIEW_SECRET.`,
  );
  const secret = path.join(dataDir, 'token.secret');
  await fs.rename(secret, `${secret}.away`);
  expect(await preview('mfe-voting@1.0.0-bbb')).toBe(
    `${secret} has no secret yet. Start the server once, or set PREVIEW_SECRET.`,
  );
  await fs.rename(`${secret}.away`, secret);
});
