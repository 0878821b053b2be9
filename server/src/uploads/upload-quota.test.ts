import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { buildServer } from '../build-server';
import type { ServerOptions } from '../server-options';
import { newAccount } from '../testing/new-account';
import { makePng } from '../testing/picture-files';
import { addPicture, makeOlder, storeOf } from '../testing/stored-pictures';
import { createTestServer, type TestServer } from '../testing/test-server';
import { refusal, UPLOAD_KEY, uploadTo } from '../testing/upload-to';

let server: TestServer;
const PICTURES = Array.from({ length: 12 }, (_, place) => makePng({ width: place + 1 }));
const [FIRST = makePng(), SECOND = makePng(), THIRD = makePng()] = PICTURES;

async function start(options: Partial<ServerOptions>) {
  server = await createTestServer({ uploadKey: UPLOAD_KEY, ...options });
  return newAccount(server);
}
afterEach(() => server.drop());

it('limits the pictures that an account may upload in a day; a repeated picture does not count', async () => {
  const { id, authorization } = await start({ uploadQuota: { picturesPerDay: 2, accountBytes: 10_000 } });
  for (const bytes of [FIRST, SECOND, FIRST])
    expect((await uploadTo(server, bytes, { authorization })).statusCode).toBe(200);
  const answer = await uploadTo(server, THIRD, { authorization });
  expect([answer.statusCode, answer.json()]).toEqual(
    refusal(429, 'Too many pictures today. Try again tomorrow.'),
  );
  expect(answer.headers['retry-after']).toBe('86400');
  expect(await storeOf(server).list()).toHaveLength(2);
  const other = await newAccount(server);
  expect((await uploadTo(server, THIRD, other)).statusCode).toBe(200);

  await server.database.db
    .updateTable('uploaded_picture')
    .set({ uploaded_at: new Date(Date.now() - 25 * 60 * 60 * 1_000) })
    .where('account_id', '=', id)
    .execute();
  expect((await uploadTo(server, THIRD, { authorization })).statusCode).toBe(200);
});

it('notes each upload with its account, its stored size and its time', async () => {
  const { id, authorization } = await start({});
  await uploadTo(server, FIRST, { authorization });
  const rows = await server.database.db.selectFrom('uploaded_picture').selectAll().execute();
  const [name] = await storeOf(server).list();
  expect(rows).toEqual([{ account_id: id, name, bytes: FIRST.length, uploaded_at: expect.any(Date) }]);
  expect(Date.now() - Number(rows[0]?.uploaded_at)).toBeLessThan(60_000);
});

it('limits the bytes that an account may store, also when its uploads arrive at once', async () => {
  const accountBytes = FIRST.length + SECOND.length + THIRD.length;
  const { authorization } = await start({ uploadQuota: { picturesPerDay: 50, accountBytes } });
  const answers = await Promise.all(PICTURES.map((bytes) => uploadTo(server, bytes, { authorization })));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThanOrEqual(PICTURES.length - 3);
  for (const answer of refused)
    expect([answer.statusCode, answer.json()]).toEqual(
      refusal(413, 'There is no room for more pictures of this account'),
    );
});

it('refuses a picture when all pictures together are too large', async () => {
  const { authorization } = await start({ uploadBytes: FIRST.length });
  expect((await uploadTo(server, FIRST, { authorization })).statusCode).toBe(200);
  const answer = await uploadTo(server, SECOND, { authorization });
  expect([answer.statusCode, answer.json()]).toEqual(refusal(413, 'There is no room for more pictures'));
  expect(await storeOf(server).list()).toHaveLength(1);
});

it('refuses the token of an account that no longer exists', async () => {
  const { id, authorization } = await start({});
  await server.database.db.deleteFrom('machine').where('account_id', '=', id).execute();
  await server.database.db.deleteFrom('account').where('id', '=', id).execute();
  const answer = await uploadTo(server, FIRST, { authorization });
  expect([answer.statusCode, answer.json()]).toEqual(refusal(401, 'Not authenticated'));
  expect(await storeOf(server).list()).toEqual([]);
});

it('needs no account where the operator says so', async () => {
  await start({ uploadNeedsAccount: false });
  expect((await uploadTo(server, FIRST, {})).statusCode).toBe(200);
  expect((await uploadTo(server, SECOND, { key: 'wrong' })).statusCode).toBe(403);
  const app = await buildServer({ database: server.database, ...server.options });
  const description = await app.inject('/api/docs/json');
  const { paths } = description.json<{ paths: Record<string, { post: { security?: unknown } }> }>();
  expect(paths['/s3/s3/evm/{filename}']?.post.security).toBeUndefined();
  await app.close();
});

const ELSEWHERE = { bases: { auth: 'https://a.example', evm: 'https://a.example/evm' } };

it('records a picture that is uploaded again without an account only once', async () => {
  await start({ uploadNeedsAccount: false });
  for (const bytes of [FIRST, SECOND, FIRST, FIRST]) await uploadTo(server, bytes, {});
  const rows = await server.database.db
    .selectFrom('uploaded_picture')
    .select(['account_id', 'bytes'])
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ account_id: null, bytes: FIRST.length });
});

it('needs no account where the accounts of the pages are on another server', async () => {
  await start({ siteConfig: ELSEWHERE });
  expect((await uploadTo(server, FIRST, {})).statusCode).toBe(200);
});

it.each<[string, Partial<ServerOptions>, boolean]>([
  ['removes unused pictures every hour', {}, true],
  ['removes no pictures where an upload needs no account', { uploadNeedsAccount: false }, false],
  [
    'removes no pictures where machines are on another server',
    { uploadNeedsAccount: true, siteConfig: ELSEWHERE },
    false,
  ],
])('%s', async (_what, options, isRemoved) => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  await start(options);
  const old = `${'0'.repeat(64)}.png`;
  await addPicture(server, old, FIRST);
  await makeOlder(server, old, 8);
  for (const [task, ms] of timers.mock.calls) if (ms === 60 * 60 * 1_000) task();
  timers.mockRestore();
  await wait(500);
  expect(await storeOf(server).list()).toHaveLength(isRemoved ? 0 : 1);
});
