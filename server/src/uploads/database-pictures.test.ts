import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildServer } from '../build-server';
import { httpRequest } from '../testing/http-request';
import { newAccount } from '../testing/new-account';
import { makePng } from '../testing/picture-files';
import { createTestServer, type TestServer } from '../testing/test-server';
import { UPLOAD_KEY, uploadTo } from '../testing/upload-to';
import { createDatabasePictures } from './database-pictures';
import { createPictureFileCache } from './picture-file-cache';

let server: TestServer;
let folder: string;
let authorization: string;

beforeAll(async () => {
  server = await createTestServer({ uploadKey: UPLOAD_KEY });
  ({ authorization } = await newAccount(server));
});
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-pictures-'));
  await server.database.db.deleteFrom('picture_file').execute();
});
afterEach(() => fs.rm(folder, { recursive: true }));
afterAll(() => server.drop());

const NAME = `${'a'.repeat(64)}.png`;
const OTHER = `${'b'.repeat(64)}.png`;

/** Opens the pictures of another machine, which has the folders `files` and `cache` of its own. */
async function openMachine(machine: string, more: { maxCacheBytes?: number; recheckMs?: number } = {}) {
  const files = path.join(folder, machine, 'files');
  const cacheDir = path.join(folder, machine, 'cache');
  await fs.mkdir(files, { recursive: true });
  const { db } = server.database;
  const store = createDatabasePictures({ db, folder: files, cacheDir, maxCacheBytes: 1_000, ...more });
  return {
    store,
    files,
    cached: () => fs.readdir(cacheDir).catch(() => []),
    async keep(name: string, content: Buffer) {
      const draft = path.join(files, '.incoming-1');
      await fs.writeFile(draft, content);
      await db.transaction().execute((transaction) => store.keep(transaction, name, draft));
    },
    remove: (name: string) => db.transaction().execute((transaction) => store.remove(transaction, [name])),
  };
}

it('one machine reads what another has stored, and keeps a copy with the time of the upload', async () => {
  const [one, other] = [await openMachine('one'), await openMachine('other')];
  await one.keep(NAME, Buffer.from('picture'));
  expect(await fs.readdir(one.files)).toEqual([]);
  expect(await other.store.list()).toEqual([NAME]);
  expect(await other.store.bytes()).toBe(7);
  expect(await other.store.read(NAME)).toEqual(Buffer.from('picture'));
  expect(await Promise.all([other.store.prepare(NAME), one.store.prepare(NAME)])).toEqual([true, true]);
  const copies = await Promise.all(
    [one, other].map(({ store }) => fs.stat(path.join(store.servedFolder, NAME))),
  );
  expect(copies[0]?.mtimeMs).toBe(copies[1]?.mtimeMs);
  expect(await other.store.prepare(OTHER)).toBe(false);
  expect(await other.store.read(OTHER)).toBeNull();
});

it('a picture that one machine removes is gone from the others when they check again', async () => {
  const one = await openMachine('one');
  const other = await openMachine('other', { recheckMs: 50 });
  await one.keep(NAME, Buffer.from('picture'));
  expect(await other.store.prepare(NAME)).toBe(true);
  await one.remove(NAME);
  await wait(60);
  expect(await other.store.prepare(NAME)).toBe(false);
  expect(await other.cached()).toEqual([]);
});

it('a picture of the folder is moved to the database when it is asked for, and keeps its time', async () => {
  const [one, other] = [await openMachine('one'), await openMachine('other')];
  await fs.writeFile(path.join(one.files, NAME), 'picture');
  const then = new Date('2026-01-02T03:04:05Z');
  await fs.utimes(path.join(one.files, NAME), then, then);
  expect(await one.store.list()).toEqual([NAME]);
  expect(await one.store.read(NAME)).toEqual(Buffer.from('picture')); // a backup moves nothing
  expect(await other.store.prepare(NAME)).toBe(false);

  expect(await one.store.prepare(NAME)).toBe(true);
  expect(await fs.readdir(one.files)).toEqual([]);
  expect(await other.store.prepare(NAME)).toBe(true);
  expect((await fs.stat(path.join(other.store.servedFolder, NAME))).mtime).toEqual(then);
  expect(await one.store.list(1_000)).toEqual([NAME]);
  expect(await one.store.list(Date.now())).toEqual([]);
});

it('a picture of the folder that nothing needs is removed there too', async () => {
  const one = await openMachine('one');
  await fs.writeFile(path.join(one.files, NAME), 'picture');
  await one.remove(NAME);
  expect(await one.store.prepare(NAME)).toBe(false);
});

it('an upload that fails leaves no picture', async () => {
  const { store, files } = await openMachine('one');
  const draft = path.join(files, '.incoming-1');
  await fs.writeFile(draft, 'picture');
  const upload = server.database.db.transaction().execute(async (transaction) => {
    await store.keep(transaction, NAME, draft);
    throw new Error('the record failed');
  });
  await expect(upload).rejects.toThrow('the record failed');
  expect(await store.prepare(NAME)).toBe(false);
});

it('copies are served while the database cannot be reached', async () => {
  const one = await openMachine('one', { recheckMs: 0 });
  await one.keep(NAME, Buffer.from('picture'));
  expect(await one.store.prepare(NAME)).toBe(true);
  const { db } = server.database;
  await db.schema.alterTable('picture_file').renameTo('unreachable').execute();
  try {
    expect(await one.store.prepare(NAME)).toBe(true);
    await expect(one.store.prepare(OTHER)).rejects.toThrow('picture_file');
  } finally {
    await db.schema.alterTable('unreachable').renameTo('picture_file').execute();
  }
});

it('the copies of a machine stay within their limit, and the least used go first', async () => {
  const cache = createPictureFileCache(path.join(folder, 'small'), 1_000);
  const content = Buffer.alloc(200);
  const names = Array.from({ length: 12 }, (_, place) => `${String(place).padStart(64, '0')}.png`);
  const [first = ''] = names;
  for (const name of names) {
    await cache.add(name, content, new Date(0));
    await wait(5); // file systems compare times by milliseconds
    expect(await cache.has(first)).toBe(true);
  }
  const left = (await fs.readdir(cache.folder)).sort();
  expect(left).toEqual([first, ...names.slice(-3)]);
  expect(left.length * content.length).toBeLessThanOrEqual(1_000);
});

it('servers with one database and no common folder all serve a picture, with the same ETag', async () => {
  const [one, other] = [await startMachine('one'), await startMachine('other')];
  try {
    const answer = await uploadTo(one, makePng({ width: 9 }), { authorization });
    const { public_url: url } = answer.json() as { public_url: string };
    const [here, there] = [await one.request(url), await other.request(url)];
    expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
    expect(there.bytes).toEqual(makePng({ width: 9 }));
    expect(there.headers['etag']).toBe(here.headers['etag']);
    expect(there.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await other.request(`/files/${NAME}`)).statusCode).toBe(404);
  } finally {
    await Promise.all([one.app.close(), other.app.close()]);
  }
});

/** Starts the server of a machine that shares only the database with other machines. */
async function startMachine(machine: string): Promise<TestServer> {
  const app = await buildServer({
    ...server.options,
    database: { ...server.database, isShared: true },
    filesDir: path.join(folder, machine, 'files'),
    pictureCacheDir: path.join(folder, machine, 'picture-cache'),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { ...server, app, port, request: (sent) => httpRequest(port, sent) };
}
