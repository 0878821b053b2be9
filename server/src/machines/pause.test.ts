import type { OwnMachine, PublicMachine } from '@demo-evm/shared/api/schemas';
import { newAccount } from '../testing/new-account';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

const MACHINE = { cname: 'आशा', e_cname: 'Asha', evmsr: 3, sname: 'Party', extra3: '#aa0000', extra4: 'hi' };

/** Registers a campaign and saves `MACHINE` as its machine. Gives functions that call the API with the token. */
async function newCampaign() {
  const { authorization } = await newAccount(server);
  const call = (method: 'GET' | 'PUT', url: string, payload?: object) =>
    server.request({ method, url, headers: { authorization }, ...(payload && { payload }) });
  await call('PUT', '/api/evm', MACHINE);
  const own = async () => (await call('GET', '/api/evm')).json() as OwnMachine;
  const { vid } = await own();
  const open = async () => (await server.request(`/api/evm/evm/${vid}`)).json() as PublicMachine;
  const setPaused = async (paused: boolean) => {
    const answer = await call('PUT', '/api/evm/pause', { paused });
    expect(answer.statusCode).toBe(200);
    return (answer.json() as { paused_at: string | null }).paused_at;
  };
  return { vid, call, own, open, setPaused };
}

it('the public record of a paused machine names no candidate', async () => {
  const { vid, own, open, setPaused } = await newCampaign();
  expect(await open()).not.toHaveProperty('paused_at');
  const since = await setPaused(true);
  const { paused_at: pausedAt, ...record } = await open();
  expect(pausedAt).toBe(since);
  expect(Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))).toEqual({
    vid,
    extra4: 'hi',
  });
  expect(await own()).toMatchObject({ ...MACHINE, paused_at: since });
});

it('a second pause keeps the time of the first, and the end of the pause shows the machine again', async () => {
  const { own, open, setPaused } = await newCampaign();
  const since = await setPaused(true);
  const { updated_at: updated } = await own();
  expect(await setPaused(true)).toBe(since);
  expect(await setPaused(false)).toBeNull();
  expect(await open()).toMatchObject(MACHINE);
  expect(await open()).not.toHaveProperty('paused_at');
  expect(await own()).toMatchObject({ updated_at: updated, paused_at: null });
});

it('a vote that was cast before the pause and arrives later is counted', async () => {
  const { vid, setPaused } = await newCampaign();
  await setPaused(true);
  const vote = await server.request({
    method: 'POST',
    url: `/api/evm/evm/increment_count/${vid}?rid=${crypto.randomUUID()}`,
  });
  expect([vote.statusCode, vote.json()]).toEqual([200, { demo_voting_count: 1 }]);
});

it('the page of a paused machine does not name the candidate', async () => {
  const { vid, setPaused } = await newCampaign();
  const open = async () => {
    const { statusCode, body } = await server.request(`/demo/${vid}`);
    return { statusCode, isNamed: body.includes('Asha') || body.includes('आशा') };
  };
  expect(await open()).toEqual({ statusCode: 200, isNamed: true });
  await setPaused(true);
  expect(await open()).toEqual({ statusCode: 200, isNamed: false });
  await setPaused(false);
  expect(await open()).toEqual({ statusCode: 200, isNamed: true });
});

it('a paused machine can be changed, and only its campaign can pause it', async () => {
  const { call, open, setPaused } = await newCampaign();
  await setPaused(true);
  expect((await call('PUT', '/api/evm', { sname: 'Other party' })).statusCode).toBe(200);
  expect(await open()).toHaveProperty('sname', null);
  await setPaused(false);
  expect(await open()).toHaveProperty('sname', 'Other party');
  const refused = await server.request({
    method: 'PUT',
    url: '/api/evm/pause',
    payload: { paused: true },
  });
  expect(refused.statusCode).toBe(401);
  expect((await call('PUT', '/api/evm/pause', { paused: 'yes' })).statusCode).toBe(422);
});
