import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@demo-evm/shared/contract';
import { buildServer } from '../build-server';
import { publishBuilds } from '../delivery/publish-builds';
import { exportSite } from '../export/export-site';
import { changeRegistry } from '../releases/change-registry';
import { withCurrent } from '../releases/registry-changes';
import { pageSettings } from '../site/page-settings';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { SHELL, VOTING } from '../testing/test-site';
import { createDatabaseStorage } from './database-storage';

let server: TestServer;
let builds: TestBuilds;

beforeAll(async () => {
  server = await createTestServer({ logLevel: 'silent' });
  builds = await createTestBuilds();
  const { workspace } = server;
  await publishBuilds(workspace, createDatabaseStorage({ ...server.database, cacheDir: builds.folder }));
});
afterAll(async () => {
  await server.drop();
  await builds.remove();
});

/** Starts the server of another machine, with an empty folder of its own, on the same database. */
async function openMachine(machine: string, database = server.database) {
  const cacheDir = path.join(builds.folder, machine);
  const storage = createDatabaseStorage({ ...database, cacheDir });
  const app = await buildServer({ ...server.options, database, storage });
  const get = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({
      url,
      headers: { 'accept-encoding': 'identity' },
    });
    return { statusCode, body, headers };
  };
  return { app, storage, cacheDir, get };
}

async function release(storage: Parameters<typeof changeRegistry>[0], version: string) {
  const build = await builds.make({ ...VOTING, version });
  await changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
}

it('two machines with empty folders serve the same pages and files', async () => {
  const machines = [await openMachine('one'), await openMachine('other')];
  for (const url of [
    '/demo/demo',
    '/registry.json',
    '/mfe-voting/1.0.0-bbb/app.css',
    '/shell/1.0.0-aaa/shell.js',
  ]) {
    const [one, other] = await Promise.all(machines.map(({ get }) => get(url)));
    expect([url, one?.statusCode]).toEqual([url, 200]);
    expect(one?.body).toBe(other?.body);
    expect(one?.headers.etag).toBe(other?.headers.etag);
  }
  for (const { app } of machines) await app.close();
});

it('a release on one machine is live on the other, with all its files, and older files stay', async () => {
  const [one, other] = [await openMachine('two'), await openMachine('three')];
  await other.get('/demo/demo');
  await release(one.storage, '2.0.0-a');
  // Another machine may already have sent the page that names the new file.
  const file = await other.get('/mfe-voting/2.0.0-a/remote-entry.js');
  expect([file.statusCode, file.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  for (let time = 0; time < 40 && !(await other.get('/demo/demo')).body.includes('2.0.0-a'); time += 1)
    await wait(50);
  expect((await other.get('/demo/demo')).body).toContain('/mfe-voting/2.0.0-a/remote-entry.js');
  await fs.rm(path.join(other.cacheDir, 'mfe-voting'), { recursive: true });
  for (const url of ['/mfe-voting/1.0.0-bbb/app.css', '/mfe-voting/2.0.0-a/app.css'])
    expect((await other.get(url)).statusCode).toBe(200);
  for (const url of [
    '/mfe-voting/2.0.0-a/none.js',
    '/mfe-voting/9.9.9/app.css',
    '/mfe-voting/',
    '/mfe-voting/%2e%2e/x',
  ])
    expect([url, (await other.get(url)).statusCode]).toEqual([url, 404]);
  for (const { app } of [one, other]) await app.close();
});

it('exports the site from a computer that has none of its files', async () => {
  const { storage, app } = await openMachine('exporting');
  const target = path.join(builds.folder, 'export');
  const { publicDir } = server.options;
  const settings = pageSettings({}, '');
  await exportSite(target, { storage, publicDir, settings, worker: '', origin: 'http://evm.example' });
  expect(await fs.readdir(path.join(target, 'mfe-voting'))).toEqual(['1.0.0-bbb', '2.0.0-a']);
  expect(await fs.readdir(target)).toContain('registry.json');
  await app.close();
});

it('goes on with the pages and files that it knows while the database cannot be reached', async () => {
  let isLost = false;
  const db = server.database.db.withPlugin({
    transformQuery({ node }) {
      if (isLost) throw new Error('connect ECONNREFUSED');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const machine = await openMachine('four', { ...server.database, db });
  expect((await machine.get('/demo/demo')).statusCode).toBe(200);
  isLost = true;
  await wait(1_200);
  expect((await machine.get('/healthz')).statusCode).toBe(503);
  for (const url of ['/demo/demo', '/registry.json', '/shell/1.0.0-aaa/shell.js'])
    expect([url, (await machine.get(url)).statusCode]).toEqual([url, 200]);
  await machine.app.close();
});

it('keeps the revision of before when a newer one names a release that is not there, and says so', async () => {
  const machine = await openMachine('five');
  const { revision, modules } = JSON.parse((await machine.get('/registry.json')).body) as Registry;
  const never = withCurrent(modules, { ...SHELL, version: '9.0.0-never' });
  await machine.storage.swapRegistry({ format: 1, revision: revision + 1, modules: never });
  const status = async () => (JSON.parse((await machine.get('/healthz')).body) as { status: string }).status;
  for (let time = 0; time < 40 && (await status()) === 'ok'; time += 1) await wait(50);
  expect(await status()).toBe('degraded');
  expect(JSON.parse((await machine.get('/registry.json')).body)).toMatchObject({ revision });
  expect((await machine.get('/demo/demo')).statusCode).toBe(200);
  await machine.storage.swapRegistry({ format: 1, revision: revision + 2, modules });
  for (let time = 0; time < 40 && (await status()) !== 'ok'; time += 1) await wait(50);
  expect(JSON.parse((await machine.get('/registry.json')).body)).toMatchObject({ revision: revision + 2 });
  await machine.app.close();
});
