import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { findTokenSecret, tokenSecret } from './token-secret';

let database: TestDatabase;
let folders: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  const newFolder = () => fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-secret-'));
  folders = [await newFolder(), await newFolder()];
  await database.db.deleteFrom('site_secret').execute();
});
afterEach(async () => {
  for (const folder of folders) await fs.rm(folder, { recursive: true });
});
afterAll(() => database.drop());

/** Gives the secret of a process, on a database that processes share or on a database of its own. */
const secretOf = (folder: string | undefined, isShared: boolean, configured?: string) =>
  tokenSecret(configured, folder ?? '', { db: database.db, isShared });
const bytes = (text: string) => new TextEncoder().encode(text);
const storedSecrets = () => database.db.selectFrom('site_secret').select(['name', 'secret']).execute();

it('is generated once, and kept in a file that only its owner can read', async () => {
  const [folder = ''] = folders;
  const [one, other] = await Promise.all([secretOf(folder, false), secretOf(folder, false)]);
  expect(one).toEqual(other);
  expect(one.length).toBeGreaterThanOrEqual(32);
  expect((await fs.stat(path.join(folder, 'token.secret'))).mode & 0o777).toBe(0o600);
  expect(await fs.readdir(folder)).toEqual(['token.secret']);
  expect(await storedSecrets()).toEqual([]);
});

it('is the same for processes that share a database and no folder', async () => {
  const [one, other] = await Promise.all(folders.map((folder) => secretOf(folder, true)));
  expect(one).toEqual(other);
  expect(one?.length).toBeGreaterThanOrEqual(32);
  expect(await secretOf(folders[1], true)).toEqual(one);
  for (const folder of folders) expect(await fs.readdir(folder)).toEqual([]);
});

it('stays the same when a site moves to a shared database', async () => {
  const [folder, empty] = folders;
  const before = await secretOf(folder, false);
  expect(await secretOf(folder, true)).toEqual(before);
  expect(await secretOf(empty, true)).toEqual(before);
});

it('does not change when a process with an older folder joins later', async () => {
  const [empty, older] = folders;
  const first = await secretOf(empty, true);
  expect(await secretOf(older, false)).not.toEqual(first);
  expect(await secretOf(older, true)).toEqual(first);
});

it('is the configured secret, which is stored nowhere', async () => {
  const [folder = ''] = folders;
  for (const isShared of [false, true])
    expect(await secretOf(folder, isShared, 'given')).toEqual(bytes('given'));
  expect(await storedSecrets()).toEqual([]);
  expect(await fs.readdir(folder)).toEqual([]);
});

it.each([true, false])(
  'can be found once a server has generated it, on a shared database: %p',
  async (isShared) => {
    const [folder = ''] = folders;
    const find = () => findTokenSecret(folder, isShared ? database.db : null);
    expect(await find()).toBeNull();
    const secret = await secretOf(folder, isShared);
    expect(bytes((await find()) ?? '')).toEqual(secret);
  },
);

it('cannot be used when its file is a folder', async () => {
  const [folder = ''] = folders;
  await fs.mkdir(path.join(folder, 'token.secret'));
  for (const isShared of [false, true])
    await expect(secretOf(folder, isShared)).rejects.toThrow(/token\.secret cannot be used: EISDIR/);
});
