import fs from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import type { Registry } from '@demo-evm/shared/contract';
import { makeContentPrivate } from '../files/keep-private';
import { createTestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { VOTING } from '../testing/test-site';
import { plainHost } from '../testing/plain-host';
import { pageSettings } from '../site/page-settings';
import { changeRegistry } from '../releases/change-registry';
import { integrityOf } from '../releases/integrity';
import { withCanary } from '../releases/registry-changes';
import { exportSite } from './export-site';

const ORIGIN = 'http://evm.example';

let server: TestServer;
let target: string;

beforeAll(async () => {
  server = await createTestServer({ uploadKey: 'of-this-server-alone' });
  await fs.writeFile(path.join(server.options.publicDir, 'images/link-preview.png'), 'picture');
  await fs.writeFile(path.join(server.options.publicDir, 'root/robots.txt'), 'User-agent: *');
  target = path.join(server.workspace, 'export');
  await write();
});
afterAll(() => server.drop());

function write(folder = target, settings = pageSettings({ bases: { evm: 'https://api.example/evm' } }, '')) {
  const { storage, publicDir } = server.options;
  const { text: worker } = server.options.worker;
  return exportSite(folder, { storage, publicDir, settings, worker, origin: ORIGIN });
}

it.each([
  ['/', 200, 'index.html'],
  ['/mr/demo', 200, 'mr/demo.html'],
  ['/mr', 200, 'mr.html'],
  ['/demo', 200, 'demo.html'],
  ['/demo/mr', 200, 'demo/mr.html'],
  ['/demo/demo', 200, 'pages/demo-vid/index.html'],
  ['/demo/x/', 200, 'pages/demo-vid/index.html'],
  ['/robots.txt', 200, 'robots.txt'],
  ['/demo/x/y', 404, '404.html'],
  ['/nowhere', 404, '404.html'],
])('answers %s with %d and %s', async (url, status, file) => {
  const answer = await (await plainHost(target))(url);
  expect([answer.status, answer.file.replace(/^\//, '')]).toEqual([status, file]);
});

it('has the manifest of the start page', async () => {
  const manifest = JSON.parse(await fs.readFile(path.join(target, 'manifest.webmanifest'), 'utf8')) as object;
  expect(manifest).toMatchObject({ start_url: '/demo/demo', name: 'Practise voting' });
});

it('has a page for each address that sets a language', async () => {
  const { body } = await (await plainHost(target))('/demo/mr');
  expect(body.toString()).toContain('"language":"mr","isSetByAddress":true');
});

it('has the page that the site host sends, but without the address and the machine', async () => {
  const served = await server.request({ url: '/demo/preview', headers: { host: 'evm.example' } });
  const withoutAddress = served.body
    .replace(/\s*<meta property="og:url"[^>]*>/, '')
    .replace('/manifest.webmanifest?page=%2Fdemo%2Fpreview', '/manifest.webmanifest')
    .replace(/(id="early-answers">)[^<]*/, '$1{}');
  const folder = path.join(server.workspace, 'same');
  await write(folder, pageSettings({}, 'of-this-server-alone'));
  expect((await (await plainHost(folder))('/demo/preview')).body.toString()).toBe(withoutAddress);
});

describe('with a canary', () => {
  beforeAll(async () => {
    const builds = await createTestBuilds();
    const build = await builds.make({ ...VOTING, version: '1.1.0-canary' });
    await changeRegistry(server.options.storage, {
      builds: [build],
      modules: ({ modules }) => withCanary(modules, build.release, 99),
    });
    await builds.remove();
    await write();
  });

  it('names in every page only files that exist, with their hashes, and no file of the canary', async () => {
    const ask = await plainHost(target);
    for (const url of ['/', '/hi/demo', '/demo/demo', '/nowhere']) {
      const html = (await ask(url)).body.toString();
      const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"(?: integrity="([^"]+)")?/g)];
      expect(named.length).toBeGreaterThan(0);
      for (const [, file = '', integrity] of named) {
        const { status, body } = await ask(file);
        expect([file, status]).toEqual([file, 200]);
        if (integrity !== undefined) expect(integrityOf(body)).toBe(integrity);
      }
      expect(html).not.toContain('1.1.0-canary');
      expect(html).not.toContain('of-this-server-alone');
    }
  });

  it('has a registry without canaries, and every file that it names', async () => {
    const registry = JSON.parse(await fs.readFile(path.join(target, 'registry.json'), 'utf8')) as Registry;
    const ask = await plainHost(target);
    for (const [module, { canary, releases }] of Object.entries(registry.modules)) {
      expect(canary).toBeNull();
      for (const { version, files } of Object.values(releases))
        for (const [name, { integrity }] of Object.entries(files))
          expect(integrityOf((await ask(`/${module}/${version}/${name}`)).body)).toBe(integrity);
    }
    expect(Object.keys(registry.modules['mfe-voting']?.releases ?? {})).toEqual([VOTING.version]);
  });
});

it('writes the headers for caching and for the Content-Security-Policy', async () => {
  const headers = await fs.readFile(path.join(target, '_headers'), 'utf8');
  expect(headers).toMatch(/^\/\*\n(.*\n)* {2}content-security-policy: default-src 'none'; script-src 'self'/);
  expect(headers).toContain("connect-src 'self' https://api.example;");
  expect(headers).toContain('/mfe-voting/*\n  cache-control: public, max-age=31536000, immutable\n');
  expect(headers).not.toContain('strict-transport-security');
});

it('lets every user read the files, although only the server may read its releases', async () => {
  await makeContentPrivate(server.options.storage.servedFolder);
  await write();
  for (const entry of await fs.readdir(target, { withFileTypes: true, recursive: true })) {
    const { mode } = await fs.stat(path.join(entry.parentPath, entry.name));
    expect([entry.name, (mode & 0o777).toString(8)]).toEqual([
      entry.name,
      entry.isDirectory() ? '755' : '644',
    ]);
  }
});

it('replaces an earlier export, and touches nothing else', async () => {
  await fs.writeFile(path.join(target, 'left.txt'), '');
  await write();
  expect(await fs.readdir(target)).not.toContain('left.txt');
  expect((await fs.readdir(server.workspace)).filter((name) => name.includes('draft'))).toEqual([]);
  await expect(write(server.options.storage.servedFolder)).rejects.toThrow(
    'holds files that are not an earlier export.',
  );
});

it('puts the earlier export back when the new one cannot take its place', async () => {
  const rename = fs.rename.bind(fs);
  const failing = jest.spyOn(fs, 'rename');
  failing.mockImplementationOnce(rename).mockRejectedValueOnce(new Error('no rename'));
  await expect(write()).rejects.toThrow('no rename');
  failing.mockRestore();
  expect(await fs.readdir(target)).toContain('registry.json');
  expect((await fs.readdir(server.workspace)).filter((name) => name.includes('draft'))).toEqual([]);
});
