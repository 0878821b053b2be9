import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createAccountQueries } from '../accounts/account-queries';
import { createMachineQueries } from '../machines/machine-queries';
import type { Database } from '../database/database';
import { OperatorError } from '../errors/operator-error';
import { forgetOldRows } from '../database/forget-old-rows';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { openPictureStore } from '../uploads/open-picture-store';
import { createVoteCounts } from '../votes/vote-counts';
import { runBackupCommand } from './command';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const PICTURE = `${'ab'.repeat(32)}.png`;
const RID = crypto.randomUUID();
const EARLIER_RID = crypto.randomUUID();
let folder: string;
let source: TestDatabase;
let file: string;
const files = (name: string) => path.join(folder, name);
const open: TestDatabase[] = [];
const storeOf = (database: Database, name: string) =>
  openPictureStore(database, { filesDir: files(name), pictureCacheDir: files(`${name}-cache`) });
const write = (database: Database, to: string) => writeBackup(database.db, storeOf(database, 'files'), to);
const restore = (database: Database, name: string, from: string) =>
  restoreBackup(database.db, storeOf(database, name), files(name), from);

const account = (email: string) => ({ client_name: 'आशा', email, password: 'long enough' });
const queriesOf = (database: Database) => {
  const counts = createVoteCounts(database);
  return {
    counts,
    accounts: createAccountQueries(database.db),
    machines: createMachineQueries(database, counts),
  };
};

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-backup-'));
  source = await openTestDatabase();
  const { accounts, machines, counts } = queriesOf(source);
  await accounts.register(account('asha@example.org'));
  const other = await source.db
    .insertInto('machine')
    .values({ vid: 'other', cname: '"\\ \u2028 😀' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reset = { machine_id: other.id, reset_at: new Date('2026-11-22T06:00:00Z'), votes: '3' };
  await source.db.insertInto('count_reset').values(reset).execute();
  const version = { machine_id: other.id, details: JSON.stringify({ sname: '"आधी"', vidint: 7 }) };
  await source.db.insertInto('machine_version').values(version).execute();
  await machines.increment('demo', RID);
  await source.db.insertInto('vote_earlier').values({ rid: EARLIER_RID, counter: 'evm:1' }).execute();
  await source.db.updateTable('machine').where('vid', '=', 'other').set({ vid: 'other-2' }).execute();
  await machines.increment('other', undefined);
  await Promise.all(
    Array.from({ length: 1_500 }, () => counts.add({ counter: 'bihar:1' }, crypto.randomUUID())),
  );
  await fs.mkdir(files('files'));
  await fs.writeFile(path.join(files('files'), PICTURE), Buffer.from([0, 255, 10, 13]));
  await fs.writeFile(path.join(files('files'), '.incoming-1'), 'incomplete');
  file = files('whole.gz');
  expect(await write(source, file)).toEqual({ rows: 1_517, pictures: 1 });
});
afterAll(async () => {
  await source.drop();
  await fs.rm(folder, { recursive: true });
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.drop();
});

async function freshDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  open.push(database);
  return database;
}

it('brings back accounts, machines, counts, ids of votes and pictures', async () => {
  const target = await freshDatabase();
  expect(await restore(target, 'restored', file)).toEqual({ rows: 1_517, pictures: 1 });
  const { accounts, machines, counts } = queriesOf(target);
  expect(await accounts.logIn('Asha@example.org', 'long enough')).toMatchObject({ id: expect.any(String) });
  expect(await machines.find('other')).toMatchObject({ vid: 'other-2', cname: '"\\ \u2028 😀' });
  // A restored vote is not counted again.
  for (const rid of [RID, EARLIER_RID]) expect(await machines.increment('demo', rid)).toBe(1);
  expect(await counts.read({ counter: 'bihar:1' })).toBe(1_500);
  expect(await accounts.register(account('new@example.org'))).toMatchObject({ client_name: 'आशा' });
  const restored = storeOf(target, 'restored');
  expect(await restored.list()).toEqual([PICTURE]);
  expect(await restored.read(PICTURE)).toEqual(Buffer.from([0, 255, 10, 13]));
  expect(await fs.readdir(files('restored'))).toEqual(target.isShared ? [] : [PICTURE]);
  const links = (database: Database) =>
    database.db.selectFrom('short_link').selectAll().orderBy('vid').execute();
  expect(await links(source)).toHaveLength(4);
  expect(await links(target)).toEqual(expect.arrayContaining(await links(source)));
  const hours = (database: Database) => database.db.selectFrom('counter_hour').selectAll().execute();
  expect(await hours(source)).toHaveLength(2);
  expect(await hours(target)).toEqual(await hours(source));
  const versions = (database: Database) =>
    database.db.selectFrom('machine_version').selectAll().orderBy('replaced_at').execute();
  expect(await versions(target)).toEqual(await versions(source));
  expect(await versions(target)).toMatchObject([{ details: { sname: '"आधी"', vidint: 7 } }]);
  const resets = (database: Database) => database.db.selectFrom('count_reset').selectAll().execute();
  expect(await resets(source)).toHaveLength(1);
  expect(await resets(target)).toEqual(await resets(source));
});

it('keeps the restored ids of votes for 30 more days, also in a database that was made long ago', async () => {
  const target = await freshDatabase();
  await target.db
    .updateTable('vote_rotation')
    .set({ rotated_at: new Date(0) })
    .execute();
  await restore(target, 'x', file);
  await forgetOldRows(target.db);
  expect(await queriesOf(target).machines.increment('demo', EARLIER_RID)).toBe(1);
});

it('overwrites neither a database that holds votes nor another backup', async () => {
  await expect(restore(source, 'x', file)).rejects.toThrow('The database holds accounts, machines or votes.');
  await expect(write(source, file)).rejects.toThrow('a file of that name exists');
});

it('overwrites no database with a machine that belongs to no account', async () => {
  const target = await freshDatabase();
  await target.db.insertInto('machine').values({ vid: 'lonely' }).execute();
  await expect(restore(target, 'x', file)).rejects.toThrow('The database holds accounts, machines');
  expect(await queriesOf(target).machines.find('lonely')).toMatchObject({ vid: 'lonely' });
});

it('writes one whole backup when two write to the same file at the same time', async () => {
  const shared = files('shared.gz');
  const both = await Promise.allSettled([1, 2].map(() => write(source, shared)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await fs.readdir(folder)).filter((name) => name.startsWith('shared'))).toEqual(['shared.gz']);
  const target = await freshDatabase();
  expect(await restore(target, 'x', shared)).toEqual({ rows: 1_517, pictures: 1 });
});

it('restores nothing from a file that is incomplete or not a backup', async () => {
  const target = await freshDatabase();
  const whole = await fs.readFile(file);
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  const attempts: [string, Buffer, string][] = [
    ['cut.gz', whole.subarray(0, whole.length - 40), 'cannot be read: unexpected end of file'],
    ['no-end.gz', gzipSync(lines.slice(0, -1).join('\n')), 'is incomplete'],
    ['hole.gz', gzipSync(lines.filter((_line, place) => place !== 5).join('\n')), 'is incomplete'],
    [
      'odd.gz',
      gzipSync([...lines.slice(0, 3), '{"picture":"../../x","base64":""}'].join('\n')),
      'is not part of a backup',
    ],
    ['other.gz', gzipSync('{"hello":1}'), 'is not a backup'],
    [
      'newer.gz',
      gzipSync(JSON.stringify({ format: 'demo-evm-backup', schema: '9999-x', takenAt: '' })),
      'newer version',
    ],
    ['text', Buffer.from('hello'), 'cannot be read: incorrect header check'],
  ];
  for (const [name, content, sentence] of attempts) {
    await fs.writeFile(files(name), content);
    const attempt = restore(target, 'x', files(name));
    await expect(attempt).rejects.toThrow(OperatorError);
    await expect(attempt).rejects.toThrow(sentence);
  }
  await expect(restore(target, 'x', files('missing'))).rejects.toThrow('cannot be read: ENOENT');
  const { machines, counts } = queriesOf(target);
  expect(await counts.read({ counter: 'bihar:1' })).toBe(0);
  expect(await machines.find('demo')).toMatchObject({ vid: 'demo' });
});

it('leaves the newest schema when a backup of an older schema cannot be restored', async () => {
  const target = await freshDatabase();
  const header = { format: 'demo-evm-backup', schema: '0002-accounts', takenAt: '' };
  const machine = { table: 'machine', rows: [{ id: 7, vid: 'older', updated_at: '2026-01-01T00:00:00Z' }] };
  const attempt = async (...lines: object[]) => {
    await fs.writeFile(files('older.gz'), gzipSync(lines.map((line) => JSON.stringify(line)).join('\n')));
    return restore(target, 'x', files('older.gz'));
  };
  await target.db.insertInto('site_secret').values({ name: 'token', secret: 'in use' }).execute();
  await expect(attempt(header, machine)).rejects.toThrow('is incomplete');
  const { machines } = queriesOf(target);
  const neverChanged = await target.db
    .selectFrom('machine')
    .where('updated_at', 'is', null)
    .select('vid')
    .execute();
  expect(neverChanged).toEqual([{ vid: 'demo' }]);
  const picture = { picture: PICTURE, base64: 'AP8=' };
  await attempt(header, machine, picture, { end: { rows: 1, pictures: 1 } });
  expect(await storeOf(target, 'x').read(PICTURE)).toEqual(Buffer.from([0, 255]));
  expect(await machines.find('older')).toMatchObject({ vid: 'older' });
  const secrets = await target.db.selectFrom('site_secret').select('secret').execute();
  expect(secrets).toEqual([{ secret: 'in use' }]);
});

it('runs as a command that backs up one data folder and restores into another', async () => {
  const run = (command: string[], dataDir: string) =>
    runBackupCommand(command, { DATA_DIR: dataDir }, folder, folder);
  const sentence = await run(['backup', 'command.gz'], 'one');
  expect(sentence).toMatch(/^backup: \d+ rows and 0 pictures, .*command\.gz$/);
  expect(await run(['restore', 'command.gz'], 'two')).toMatch(/^restore: \d+ rows/);
  for (const wrong of [[], ['backup'], ['toString', 'x'], ['erase', 'x']])
    await expect(run(wrong, 'one')).rejects.toThrow('Usage: ');
});
