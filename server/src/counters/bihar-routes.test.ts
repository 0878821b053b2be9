import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

it('counts the votes of the four options, each vote once', async () => {
  const url = `/api/demo-bihar-stat/increment/2?rid=${crypto.randomUUID()}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await server.request({ method: 'POST', url })).json()).toEqual({ id: '2', count: 1 });
  }
  const counts = await server.request('/api/demo-bihar-stat/count/');
  expect(counts.json()).toEqual({ '1': 0, '2': 1, '3': 0, '4': 0 });
  expect(counts.headers['cache-control']).toBe('no-store');
});

it.each(['0', '5', 'x', '%00'])('refuses %s, which is no option', async (id) => {
  const answer = await server.request({ method: 'POST', url: `/api/demo-bihar-stat/increment/${id}` });
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Option not found' }]);
});
