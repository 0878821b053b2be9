import { createTestServer, type TestServer } from '../testing/test-server';

const ALLOWED = 'https://a.example';
const OTHER = 'https://other.example';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ corsOrigins: [ALLOWED] });
});
afterAll(() => server.drop());

/** Sends a POST. `headers` say which site the request comes from, as the headers of a browser do. */
const post = (url: string, headers: Record<string, string>, payload?: object | string) =>
  server.request({ method: 'POST', url, headers, payload });
const crossSite = (origin: string) => ({ 'sec-fetch-site': 'cross-site', origin });

/** Reads the name and the number of every counter in the database. */
async function numbers() {
  const rows = await server.database.db.selectFrom('counter').select(['counter', 'votes']).execute();
  return rows.map(({ counter, votes }) => [counter, Number(votes)]);
}

it.each([
  ['a vote', '/api/evm/evm/increment_count/demo', undefined],
  ['a vote for an option', '/api/demo-bihar-stat/increment/1', undefined],
  ['a vote of a constituency', '/fn/vidhansabha', { vidhansabha: 'Udaharan Nagar', action: 'update' }],
  ['an open', '/api/evm/evm/opens/demo', undefined],
  ['a share', '/api/evm/evm/shares/demo', undefined],
  ['an event', '/events', '[]'],
])('refuses %s that a page of another site sends', async (_what, url, payload) => {
  const before = await numbers();
  for (const headers of [crossSite(OTHER), crossSite('null'), { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await post(url, headers, payload);
    expect([answer.statusCode, answer.json()]).toEqual([403, { detail: 'Not allowed from this site' }]);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  }
  expect(await numbers()).toEqual(before);
});

it.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'https://evm.example' }],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://www.evm.example' }],
  ['the visitor', { 'sec-fetch-site': 'none' }],
  ['a page of an allowed origin', crossSite(ALLOWED)],
  ['a browser that does not say where the request comes from', { origin: OTHER }],
])('counts a vote that %s sends', async (_who, headers) => {
  const count = async () =>
    ((await server.request('/api/evm/evm/count/demo')).json() as { demo_voting_count: number })
      .demo_voting_count;
  const before = await count();
  expect((await post('/api/evm/evm/increment_count/demo', headers)).statusCode).toBe(200);
  expect(await count()).toBe(before + 1);
});

it('lets every site read what is public', async () => {
  const answer = await server.request({ url: '/api/evm/evm/count/demo', headers: crossSite(OTHER) });
  expect(answer.statusCode).toBe(200);
});
