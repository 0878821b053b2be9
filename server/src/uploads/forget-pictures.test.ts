import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { newAccount } from '../testing/new-account';
import { makePng } from '../testing/picture-files';
import { addPicture, makeOlder, removePictures, storeOf } from '../testing/stored-pictures';
import { createTestServer, type TestServer } from '../testing/test-server';
import { UPLOAD_KEY, uploadTo } from '../testing/upload-to';
import { forgetPictures } from './forget-pictures';

let server: TestServer;
let folder: string;
let campaign: { id: string; authorization: string };

beforeAll(async () => {
  server = await createTestServer({ uploadKey: UPLOAD_KEY });
  folder = server.options.filesDir;
  campaign = await newAccount(server);
});
afterAll(() => server.drop());

let pictures = 0;

async function upload(
  bytes = makePng({ width: (pictures += 1) }),
  { authorization } = campaign,
): Promise<string> {
  const answer = await uploadTo(server, bytes, { authorization });
  const { public_url: url } = answer.json() as { public_url: string };
  return path.basename(url);
}

const age = (name: string, days: number) => makeOlder(server, name, days);
const stored = () => storeOf(server).list();
const use = (column: 'symbolurl' | 'cpicurl', url: string | null) =>
  server.database.db
    .updateTable('machine')
    .set({ [column]: url })
    .where('account_id', '=', campaign.id)
    .execute();
const forget = () => forgetPictures({ db: server.database.db, files: storeOf(server), folder });
const noted = async () => {
  const rows = await server.database.db.selectFrom('uploaded_picture').select('name').execute();
  return rows.map(({ name }) => name);
};

it('removes pictures that no machine uses after 7 days, and keeps the others', async () => {
  const [fresh, old, symbol, photo] = [await upload(), await upload(), await upload(), await upload()];
  await use('symbolurl', `/files/${symbol}`);
  await use('cpicurl', `https://demo.example/files/${photo}?v=2`);
  await age(fresh, 6.9);
  for (const name of [old, symbol, photo]) await age(name, 7.1);
  await forget();
  expect((await stored()).sort()).toEqual([fresh, symbol, photo].sort());
  expect((await noted()).sort()).toEqual([fresh, symbol, photo].sort());

  await use('symbolurl', null);
  await forget();
  expect((await stored()).sort()).toEqual([fresh, photo].sort());
  await use('cpicurl', null);
});

it('keeps the pictures of a kept version of a machine until the version is deleted', async () => {
  const [symbol, photo] = [await upload(), await upload()];
  const { db } = server.database;
  const { id: machineId } = await db
    .selectFrom('machine')
    .where('account_id', '=', campaign.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const details = { symbolurl: `/files/${symbol}`, cpicurl: `https://demo.example/files/${photo}` };
  await db
    .insertInto('machine_version')
    .values({ machine_id: machineId, details: JSON.stringify(details) })
    .execute();
  for (const name of [symbol, photo]) await age(name, 8);
  await forget();
  expect(await stored()).toEqual(expect.arrayContaining([symbol, photo]));
  expect(await noted()).toEqual(expect.arrayContaining([symbol, photo]));

  await db.deleteFrom('machine_version').execute();
  await forget();
  for (const names of [await stored(), await noted()])
    expect(names.filter((name) => [symbol, photo].includes(name))).toEqual([]);
});

it('keeps an old picture that another account has uploaded again', async () => {
  const bytes = makePng({ height: 7 });
  const name = await upload(bytes);
  await age(name, 8);
  await upload(bytes, await newAccount(server));
  await forget();
  expect(await stored()).toContain(name);
  expect(await noted()).toContain(name);
});

it('removes old files that the database does not know, and drafts of killed processes', async () => {
  const unknown = ['a', 'b'].map((letter) => `${letter.repeat(64)}.png`);
  const others = ['.incoming-old', '.incoming-new', 'a-note-of-the-operator.txt'];
  const names = [...unknown, ...others];
  for (const name of unknown) await addPicture(server, name, Buffer.from('content'));
  for (const name of others) await fs.writeFile(path.join(folder, name), 'content');
  const [known = ''] = unknown;
  await use('symbolurl', `/files/${known}`);
  for (const name of names) if (name !== '.incoming-new') await age(name, 8);
  await forget();
  const left = [...(await stored()), ...(await fs.readdir(folder))];
  expect(names.filter((name) => left.includes(name))).toEqual([
    known,
    '.incoming-new',
    'a-note-of-the-operator.txt',
  ]);
});

it('forgets the record of an old picture, so that the picture no longer counts for the quota', async () => {
  const before = await noted();
  const name = await upload();
  await age(name, 8);
  await removePictures(server, [name]);
  await forget();
  expect(await noted()).toEqual(before);
});

it('removes many pictures, also when one of them is already gone', async () => {
  const names = Array.from({ length: 250 }, (_, place) => `${String(place).padStart(64, '0')}.jpg`);
  for (const name of names) {
    await addPicture(server, name, Buffer.from('x'));
    await age(name, 30);
  }
  await Promise.all([forget(), forget()]);
  const left = await stored();
  expect(names.filter((name) => left.includes(name))).toEqual([]);
  expect((await sql<{ n: number }>`select 1 as n`.execute(server.database.db)).rows).toEqual([{ n: 1 }]);
});
