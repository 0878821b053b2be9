import type { MachineVersion, OwnMachine } from '@demo-evm/shared/api/schemas';
import { newAccount } from '../testing/new-account';
import { createTestServer, type TestServer } from '../testing/test-server';
import { MAX_VERSIONS, VERSION_COLUMNS } from './machine-versions';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

/** Registers a campaign. Gives functions that call the API with the campaign's token. */
async function newCampaign() {
  const { id, authorization } = await newAccount(server);
  const call = (method: 'GET' | 'PUT', url: string, payload?: object) =>
    server.request({ method, url, headers: { authorization }, ...(payload && { payload }) });
  const publish = async (payload: object) => {
    const answer = await call('PUT', '/api/evm', payload);
    expect(answer.statusCode).toBe(200);
    return answer.json() as OwnMachine;
  };
  const versions = async () =>
    ((await call('GET', '/api/evm/versions')).json() as { versions: MachineVersion[] }).versions;
  return { id, call, publish, versions };
}

it('keeps what a change has replaced, the newest first', async () => {
  const { publish, versions } = await newCampaign();
  await publish({ sname: 'First', evmsr: 3, symbolurl: '/files/a.png' });
  expect(await versions()).toEqual([]); // before the first change, the machine has shown nothing
  await publish({ sname: 'Second' });
  expect(await publish({ sname: 'Third', symbolurl: '' })).toMatchObject({ version_count: 2 });
  const [second, first] = await versions();
  expect(second).toMatchObject({ sname: 'Second', evmsr: 3, symbolurl: '/files/a.png', cname: null });
  expect(first).toMatchObject({ sname: 'First', evmsr: 3 });
  expect(Date.now() - Date.parse(second?.replaced_at ?? '')).toBeLessThan(60_000);
  expect(second).not.toHaveProperty('vid');
  expect(second).not.toHaveProperty('client_name');
});

it('keeps no version when a change shows the same machine, or only the account gets another name', async () => {
  const { publish, call, versions } = await newCampaign();
  await publish({ sname: 'Party', extra3: null, vidint: 7 });
  await publish({ sname: 'Party', extra3: '', vidint: 7 });
  await publish({ client_name: 'Another name' });
  await call('PUT', '/api/evm/pause', { paused: true });
  expect(await versions()).toEqual([]);
});

it('makes the present machine the newest version when an older version is published again', async () => {
  const { publish, versions } = await newCampaign();
  await publish({ sname: 'Old', cname: 'आशा', vidint: 7 });
  await publish({ sname: 'New', cname: '', vidint: null });
  const [old] = await versions();
  const fields = VERSION_COLUMNS.filter((column) => column !== 'evmsr'); // the machine never had a serial number
  const again = Object.fromEntries(fields.map((column) => [column, old?.[column] ?? '']));
  expect(await publish(again)).toMatchObject(
    Object.fromEntries(VERSION_COLUMNS.map((column) => [column, old?.[column]])),
  );
  expect(await versions()).toMatchObject([{ sname: 'New', cname: null, vidint: null }, { sname: 'Old' }]);
});

it('keeps the newest twenty versions', async () => {
  const [{ publish, versions }, other] = [await newCampaign(), await newCampaign()];
  await other.publish({ sname: 'Other 1' });
  await other.publish({ sname: 'Other 2' });
  for (let change = 0; change <= MAX_VERSIONS + 2; change += 1) await publish({ sname: `Party ${change}` });
  const names = (await versions()).map(({ sname }) => sname);
  expect(names).toEqual(
    Array.from({ length: MAX_VERSIONS }, (_, place) => `Party ${MAX_VERSIONS + 1 - place}`),
  );
  expect(await other.versions()).toMatchObject([{ sname: 'Other 1' }]);
});

it('keeps each version once when changes arrive at the same time', async () => {
  const { publish, versions } = await newCampaign();
  await publish({ sname: 'Start' });
  const names = ['A', 'B', 'C', 'D'];
  await Promise.all(names.map((sname) => publish({ sname })));
  const kept = (await versions()).map(({ sname }) => sname);
  expect(kept).toHaveLength(4);
  expect(new Set(kept).size).toBe(4);
  expect(kept.at(-1)).toBe('Start');
});

it('deletes the versions with their machine', async () => {
  const { id, publish, versions } = await newCampaign();
  await publish({ sname: 'One' });
  await publish({ sname: 'Two' });
  expect(await versions()).toHaveLength(1);
  const { db } = server.database;
  const before = await db.selectFrom('machine_version').selectAll().execute();
  await db.deleteFrom('machine').where('account_id', '=', id).execute();
  expect(await db.selectFrom('machine_version').selectAll().execute()).toHaveLength(before.length - 1);
  expect(await versions()).toEqual([]);
});

it('shows the versions to the campaign only', async () => {
  expect((await server.request('/api/evm/versions')).statusCode).toBe(401);
});
