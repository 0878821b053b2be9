import type { CountState } from '@demo-evm/shared/api/schemas';
import { istDayBefore, istHourOf } from '../votes/ist-hour';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (url: string, headers: Record<string, string> = {}) =>
  server.request({ method: 'POST', url, headers });

let nextCampaign = 0;

/** Registers a campaign and logs it in. */
async function newCampaign() {
  nextCampaign += 1;
  const email = `numbers${nextCampaign}@example.org`;
  const remoteAddress = `10.9.0.${nextCampaign}`;
  const password = 'long enough';
  const payload = { client_name: 'Asha', email, password };
  await server.request({ method: 'POST', url: '/api/register/', remoteAddress, payload });
  const form = new URLSearchParams({ username: email, password }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await server.request({
    method: 'POST',
    url: '/api/token',
    remoteAddress,
    headers,
    payload: form,
  });
  const { access_token: token } = answer.json() as { access_token: string };
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    server.request({ method, url, headers: bearer(token), payload });
  const { vid } = (await call('GET', '/api/evm/')).json() as { vid: string };
  return { token, vid, call };
}

it('sends the total and each day to the account only, and the hours of a day when asked', async () => {
  const { vid, call } = await newCampaign();
  expect((await server.request('/api/evm/votes')).statusCode).toBe(401);
  await post(`/api/evm/evm/increment_count/${vid}`);
  const { day, hour } = istHourOf(new Date());
  const answer = await call('GET', '/api/evm/votes/?days=7');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { total, days } = answer.json() as { total: number; days: object[] };
  expect(total).toBe(1);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ day, votes: 1, own_votes: 0, opens: 0, shares: 0 });
  const withHours = (await call('GET', `/api/evm/votes?hours_of=${day}`)).json() as {
    days: object[];
    hours: { votes: number }[];
  };
  expect(withHours.days).toHaveLength(14);
  expect(withHours.hours[hour]).toMatchObject({ hour, votes: 1 });
});

it.each(['days=0', 'days=93', 'days=x', 'hours_of=2026-02-30', 'hours_of=1', 'hours_of=9999-01-01'])(
  'refuses the query %s',
  async (query) => {
    const { call } = await newCampaign();
    expect((await call('GET', `/api/evm/votes?${query}`)).statusCode).toBe(422);
  },
);

it('reads the hours of a day 100 days ago, and refuses the day before, whose hours are deleted', async () => {
  const { call } = await newCampaign();
  const hoursOf = (daysAgo: number) =>
    call('GET', `/api/evm/votes?hours_of=${istDayBefore(new Date(), daysAgo)}`);
  expect((await hoursOf(100)).json()).toMatchObject({ hours: Array(24).fill({ votes: 0 }) });
  const refused = await hoursOf(101);
  expect(refused.statusCode).toBe(422);
  const msg = `must be >= ${istDayBefore(new Date(), 100)}`;
  expect(refused.json()).toEqual({ detail: [{ loc: ['query', 'hours_of'], msg, type: 'formatMinimum' }] });
});

it('marks the votes of the machine’s own account, which the total counts too', async () => {
  const [own, other] = [await newCampaign(), await newCampaign()];
  const vote = (headers?: Record<string, string>) =>
    post(`/api/evm/evm/increment_count/${own.vid}?rid=${crypto.randomUUID()}`, headers);
  for (const headers of [bearer(own.token), bearer(other.token), bearer('no-token'), {}])
    expect((await vote(headers)).statusCode).toBe(200);
  const numbers = (await own.call('GET', '/api/evm/votes?days=1')).json();
  expect(numbers).toMatchObject({ total: 4, days: [{ votes: 4, own_votes: 1 }] });
});

it('counts opens and shares, but not those of the machine’s own account', async () => {
  const { vid, token, call } = await newCampaign();
  for (const kind of ['opens', 'shares']) {
    for (const headers of [{}, {}, bearer(token)]) {
      const answer = await post(`/api/evm/evm/${kind}/${vid}`, headers);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    const unknown = await post(`/api/evm/evm/${kind}/nobody-here`);
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'EVM not found' }]);
  }
  const numbers = (await call('GET', '/api/evm/votes?days=1')).json();
  expect(numbers).toMatchObject({ total: 0, days: [{ votes: 0, opens: 2, shares: 2 }] });
});

it('lets only the account reset its total and undo the reset', async () => {
  const { vid, call } = await newCampaign();
  for (const name of ['reset', 'undo-reset']) {
    const answer = await post(`/api/evm/votes/${name}`);
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Not authenticated' }]);
  }
  const nothing = await call('POST', '/api/evm/votes/undo-reset', { at: '2026-11-22T14:30:00Z' });
  expect([nothing.statusCode, nothing.json()]).toEqual([400, { detail: 'No reset to undo' }]);
  await post(`/api/evm/evm/increment_count/${vid}`);
  expect((await call('GET', '/api/evm/votes')).json()).toMatchObject({ total: 1, reset: null });

  const reset = { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/), former_total: 1 };
  const done = await call('POST', '/api/evm/votes/reset/');
  expect([done.statusCode, done.json()]).toEqual([200, { total: 0, reset }]);
  expect(done.headers['cache-control']).toBe('no-store');
  expect((await server.request(`/api/evm/evm/count/${vid}`)).json()).toEqual({ demo_voting_count: 0 });
  expect((await call('GET', '/api/evm/votes')).json()).toMatchObject({ total: 0, reset });
  const { at } = (done.json() as CountState).reset ?? { at: '' };
  const older = await call('POST', '/api/evm/votes/undo-reset', { at: '2026-11-22T14:30:00Z' });
  expect([older.statusCode, older.json()]).toEqual([400, { detail: 'No reset to undo' }]);
  const undone = await call('POST', '/api/evm/votes/undo-reset', { at });
  expect([undone.statusCode, undone.json()]).toEqual([200, { total: 1, reset: null }]);
});
