import { randomUUID } from 'node:crypto';
import { AccountExport } from '@demo-evm/shared/api/schemas';
import Value from 'typebox/value';
import { forgetOldRows } from '../database/forget-old-rows';
import { newAccount } from '../testing/new-account';
import { makePng } from '../testing/picture-files';
import { RED_JPEG, RED_WEBP } from '../testing/red-pictures';
import { removePictures } from '../testing/stored-pictures';
import { createTestServer, type TestServer } from '../testing/test-server';
import { UPLOAD_KEY, uploadTo } from '../testing/upload-to';

const PASSWORD = 'long enough'; // `newAccount` gives each account this password
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ uploadKey: UPLOAD_KEY });
});
afterAll(() => server.drop());

let next = 0;
const newAddress = () => `10.11.${(next += 1) >> 8}.${next & 255}`;

/** Registers a campaign. Gives functions that call the API for it and for its voters. */
async function newCampaign() {
  const { id, authorization } = await newAccount(server);
  const call = (method: string, url: string, payload?: object) =>
    server.request({
      method,
      url: `/api/${url}`,
      remoteAddress: newAddress(),
      headers: { authorization },
      ...(payload && { payload }),
    });
  const { vid } = (await call('GET', 'evm')).json() as { vid: string };
  return {
    id,
    vid,
    call,
    upload: async (bytes: Buffer) =>
      ((await uploadTo(server, bytes, { authorization })).json() as { public_url: string }).public_url,
    remove: (password = PASSWORD) => call('POST', 'account/delete', { password }),
  };
}

const visit = (method: 'GET' | 'POST', url: string) =>
  server.request({ method, url: `/api/evm/evm/${url}`, remoteAddress: newAddress() });
const vote = (vid: string) => visit('POST', `increment_count/${vid}?rid=${randomUUID()}`);
const statusOf = async (path: string) => (await server.request(path)).statusCode;
const EMPTY_COUNTS = { votes: 0, own_votes: 0, opens: 0, shares: 0 };

describe('an export', () => {
  it('has all that is stored about the account, and not the hash of its password', async () => {
    const { id, vid, call, upload } = await newCampaign();
    const picture = await upload(RED_JPEG);
    await call('PUT', 'account', { phone_no: '98 765' });
    await call('PUT', 'evm', { cname: 'आशा नमुने', symbolurl: picture });
    await call('PUT', 'evm/update-vid', { vid: `${vid}-new` });
    await vote(vid);
    await call('POST', 'evm/votes/reset');
    await vote(vid);
    await call('POST', `evm/evm/increment_count/${vid}?rid=${randomUUID()}`);
    await visit('POST', `opens/${vid}`);
    await visit('POST', `shares/${vid}`);
    await server.database.db
      .insertInto('password_reset')
      .values({ token_hash: 'x'.repeat(64), account_id: id })
      .execute();

    const answer = await call('GET', 'account/export');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const exported = answer.json();
    expect(Value.Errors(AccountExport, exported)).toEqual([]);
    expect(exported).toEqual({
      exported_at: expect.any(String),
      account: {
        id: Number(id),
        client_name: 'Asha',
        email: expect.stringContaining('@example.org'),
        phone_no: '98 765',
        created_at: expect.any(String),
        session_version: 0,
      },
      machine: expect.objectContaining({
        vid: `${vid}-new`,
        cname: 'आशा नमुने',
        symbolurl: picture,
        vid_changes: 1,
      }),
      former_vids: [{ vid, since: expect.any(String) }],
      versions: [],
      counts: { votes: 2, own_votes: 1, opens: 1, shares: 1 },
      hours: expect.any(Array),
      resets: [{ at: expect.any(String), former_total: 1 }],
      pictures: [{ url: picture, bytes: RED_JPEG.length, uploaded_at: expect.any(String) }],
      reset_links: [{ created_at: expect.any(String), used_at: null }],
    });
    const { hours } = exported as { hours: { votes: number; opens: number }[] };
    expect(hours.reduce((sum, { votes }) => sum + votes, 0)).toBe(3);
    expect(answer.body).not.toMatch(/argon2|xxxx/);
  });

  it('of a new account is nearly empty', async () => {
    const { call } = await newCampaign();
    const exported = (await call('GET', 'account/export')).json();
    expect(Value.Errors(AccountExport, exported)).toEqual([]);
    const nothing = {
      former_vids: [],
      versions: [],
      counts: EMPTY_COUNTS,
      hours: [],
      resets: [],
      pictures: [],
      reset_links: [],
    };
    expect(exported).toMatchObject(nothing);
  });
});

describe('a deletion', () => {
  /** Reads the rows of all tables that name the account or its machine. */
  async function rowsOf(account: string, machine: string): Promise<unknown[]> {
    const { db } = server.database;
    const counters = ['evm:', 'own:', 'open:', 'share:'].map((kind) => kind + machine);
    return [
      ...(await db.selectFrom('account').where('id', '=', account).select('id').execute()),
      ...(await db.selectFrom('machine').where('account_id', '=', account).select('id').execute()),
      ...(await db.selectFrom('short_link').where('machine_id', '=', machine).select('vid').execute()),
      ...(await db.selectFrom('counter').where('counter', 'in', counters).select('counter').execute()),
      ...(await db.selectFrom('counter_hour').where('counter', 'in', counters).select('counter').execute()),
      ...(await db.selectFrom('machine_version').where('machine_id', '=', machine).select('id').execute()),
      ...(await db.selectFrom('count_reset').where('machine_id', '=', machine).select('votes').execute()),
      ...(await db.selectFrom('uploaded_picture').where('account_id', '=', account).select('name').execute()),
      ...(await db
        .selectFrom('password_reset')
        .where('account_id', '=', account)
        .select('used_at')
        .execute()),
    ];
  }

  const machineOf = async (account: string) => {
    const query = server.database.db.selectFrom('machine').where('account_id', '=', account).select('id');
    return (await query.executeTakeFirstOrThrow()).id;
  };

  it('removes the account with its machine, links, counts, uploads, pictures and sessions', async () => {
    const { id, vid, call, upload, remove } = await newCampaign();
    const machine = await machineOf(id);
    const [symbol, unused] = [await upload(RED_WEBP), await upload(makePng({ width: 3 }))];
    await call('PUT', 'evm', { symbolurl: `https://old.example${symbol}` });
    await call('PUT', 'evm/update-vid', { vid: `${vid}-new` });
    await vote(vid);
    await call('POST', 'evm/votes/reset');
    await vote(vid);
    await server.database.db
      .insertInto('password_reset')
      .values({ token_hash: id, account_id: id })
      .execute();
    expect(await rowsOf(id, machine)).not.toHaveLength(0);
    expect(await statusOf(symbol)).toBe(200);

    const answer = await remove();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await rowsOf(id, machine)).toEqual([]);
    expect([await statusOf(symbol), await statusOf(unused)]).toEqual([404, 404]);
    expect((await call('GET', 'evm')).statusCode).toBe(401);
    expect((await visit('GET', vid)).json()).toBeNull();
    expect((await vote(vid)).statusCode).toBe(404);
    expect((await remove()).statusCode).toBe(401);
  });

  it('frees the short links, and the e-mail can register again', async () => {
    const { vid, call, remove } = await newCampaign();
    const { email } = (await call('GET', 'account')).json() as { email: string };
    await call('PUT', 'evm/update-vid', { vid: `${vid}-new` });
    await remove();
    const other = await newCampaign();
    for (const link of [vid, `${vid}-new`])
      expect((await other.call('PUT', 'evm/update-vid', { vid: link })).statusCode).toBe(200);
    expect((await visit('GET', `count/${vid}`)).json()).toEqual({ demo_voting_count: 0 });
    const payload = { client_name: 'Asha', email, password: PASSWORD };
    const again = await server.request({
      method: 'POST',
      url: '/api/register',
      remoteAddress: newAddress(),
      payload,
    });
    expect(again.statusCode).toBe(200);
  });

  it('keeps a picture that another account has uploaded or another machine uses', async () => {
    const [leaving, sharing, using] = [await newCampaign(), await newCampaign(), await newCampaign()];
    const shared = await leaving.upload(RED_JPEG);
    await sharing.upload(RED_JPEG);
    const used = await leaving.upload(makePng({ width: 5 }));
    await using.call('PUT', 'evm', { cpicurl: used });
    expect((await leaving.remove()).statusCode).toBe(204);
    expect([await statusOf(shared), await statusOf(used)]).toEqual([200, 200]);
  });

  it('is refused with a wrong password, and changes nothing', async () => {
    const { call, remove } = await newCampaign();
    const refused = await remove('wrong password');
    expect([refused.statusCode, refused.json()]).toEqual([400, { detail: 'Incorrect password' }]);
    expect((await remove('')).statusCode).toBe(422);
    expect((await call('GET', 'account')).statusCode).toBe(200);
  });

  it('happens once when it is requested twice, and does not change other counts', async () => {
    const { vid, remove } = await newCampaign();
    const other = await newCampaign();
    const removals = Promise.all([remove(), remove()]);
    await Promise.all([vote(vid), vote(other.vid), vote(vid), vote(other.vid)]);
    const [done, refused] = (await removals).map(({ statusCode }) => statusCode).sort();
    expect(done).toBe(204);
    expect([400, 401]).toContain(refused);
    expect((await visit('GET', `count/${other.vid}`)).json()).toEqual({ demo_voting_count: 2 });
  });

  it('lets votes that arrive meanwhile be counted, or answers them with 404', async () => {
    const campaigns = await Promise.all([newCampaign(), newCampaign(), newCampaign()]);
    const answers = await Promise.all(
      campaigns.flatMap(({ vid, remove }) => [
        ...Array.from({ length: 40 }, () => vote(vid)),
        remove(),
        ...Array.from({ length: 40 }, () => vote(vid)),
      ]),
    );
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
  });

  it('of a machine whose vote was under way leaves a counter for an hour at most', async () => {
    const { db } = server.database;
    const { id } = await newCampaign();
    const machine = await machineOf(id);
    const orphan = { slot: 1, votes: '1' };
    await db
      .insertInto('counter')
      .values({ counter: 'evm:999999999', ...orphan })
      .execute();
    await db
      .insertInto('counter')
      .values({ counter: `open:${machine}`, ...orphan })
      .execute();
    await db
      .insertInto('counter')
      .values({ counter: 'open: a constituency', ...orphan })
      .execute();
    await forgetOldRows(db);
    const names = (await db.selectFrom('counter').select('counter').execute()).map(({ counter }) => counter);
    expect(names).toEqual(expect.arrayContaining([`open:${machine}`, 'open: a constituency']));
    expect(names).not.toContain('evm:999999999');
  });

  it('removes the files although one of them is gone already', async () => {
    const { upload, remove } = await newCampaign();
    const picture = await upload(makePng({ width: 7 }));
    await removePictures(server, [picture.split('/').at(-1) ?? '']);
    expect((await remove()).statusCode).toBe(204);
  });
});

it('an export and a deletion need a token', async () => {
  for (const [method, url, payload] of [
    ['GET', '/api/account/export', undefined],
    ['POST', '/api/account/delete', { password: PASSWORD }],
  ] as const) {
    const answer = await server.request({ method, url, ...(payload && { payload }) });
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Not authenticated' }]);
  }
});
