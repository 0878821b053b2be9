import { sql } from 'kysely';
import { Client } from 'pg';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let other: Client | undefined;

beforeAll(async () => {
  server = await createTestServer();
  const { url } = server.database;
  if (url === undefined) return;
  other = new Client({ connectionString: url });
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await server.drop();
});

/** Changes the database as another process would; as this process does where it is the only one. */
async function change(text: string): Promise<void> {
  if (other) await other.query(text);
  else await sql.raw(text).execute(server.database.db);
}

const statusOf = async (url: string) => (await server.request(url)).statusCode;
const record = async (vid: string) =>
  (await server.request(`/api/evm/evm/${vid}`)).json() as Record<string, unknown> | null;
const page = async (vid: string) => (await server.request(`/demo/${vid}`)).body;

it('each change of the database is on the next page and in the next answer', async () => {
  expect([await record('asha'), await statusOf('/demo/asha')]).toEqual([null, 404]);

  await change(`insert into machine (vid, e_cname, cname) values ('asha', 'Asha', 'Asha')`);
  expect(await record('asha')).toMatchObject({ vid: 'asha', e_cname: 'Asha' });
  expect(await page('asha')).toContain('Asha');

  await change(`update machine set e_cname = 'Usha', cname = 'Usha' where vid = 'asha'`);
  expect(await record('asha')).toMatchObject({ e_cname: 'Usha' });
  expect(await page('asha')).toContain('Usha');
  expect(await page('asha')).not.toContain('"Asha"');

  await change(`update machine set paused_at = now() where vid = 'asha'`);
  expect(await record('asha')).toMatchObject({ e_cname: null, paused_at: expect.any(String) as string });
  expect(await page('asha')).not.toContain('Usha');

  await change(`update machine set paused_at = null, vid = 'asha-2' where vid = 'asha'`);
  const moved = await server.request('/demo/asha');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/demo/asha-2']);
  expect(await record('asha')).toMatchObject({ vid: 'asha-2', e_cname: 'Usha' });

  await change(`delete from machine where vid = 'asha-2'`);
  expect([await record('asha-2'), await statusOf('/demo/asha-2')]).toEqual([null, 404]);

  await change(`insert into machine (vid, e_cname, cname) values ('asha-2', 'Nisha', 'Nisha')`);
  expect(await record('asha-2')).toMatchObject({ e_cname: 'Nisha' });
  expect(await page('asha-2')).toContain('Nisha');
});

it('a change in a transaction is on pages that are opened after its end', async () => {
  if (other) return; // on Postgres, another connection may read the machine before the end
  await record('demo');
  await server.database.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('machine').set({ e_cname: 'Meera' }).where('vid', '=', 'demo').execute();
    void record('demo'); // waits for the transaction
  });
  expect(await record('demo')).toMatchObject({ e_cname: 'Meera' });
});

it('a prepared statement must not change machines, because nobody would read them again', async () => {
  const { query } = server.database;
  const text = 'update  machine set cname = $1';
  await expect(query({ name: 'change', text, values: ['Asha'] })).rejects.toThrow('statement of `db`');
});
