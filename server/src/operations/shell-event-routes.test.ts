import { jest } from '@jest/globals';
import { LIMITS } from '../http/throttle';
import { createTestServer, type TestServer } from '../testing/test-server';
import { VOTING } from '../testing/test-site';

const EVENT = { kind: 'failure', module: 'mfe-voting', version: '1.0.0-x', revision: 3, detail: '404' };
let server: TestServer;
let lines: string[] = [];

beforeAll(async () => {
  server = await createTestServer({
    logLevel: 'info',
    logStream: { write: (line) => void lines.push(line) },
  });
});
beforeEach(() => (lines = []));
afterAll(() => server.drop());

const tell = (payload: string) =>
  server.request({
    method: 'POST',
    url: '/events',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload,
  });

const logged = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'shell');

it('logs the events of a shell: failures as warnings, and without unknown fields', async () => {
  const load = { ...EVENT, kind: 'load', ms: 12, visitor: 'Asha' };
  expect((await tell(JSON.stringify([EVENT, load]))).statusCode).toBe(204);
  expect(logged()).toEqual([
    expect.objectContaining({ level: 40, event: EVENT }),
    expect.objectContaining({ level: 30, event: expect.not.objectContaining({ visitor: 'Asha' }) }),
  ]);
});

it.each([
  ['an empty body', ''],
  ['text that is not JSON', 'x'],
  ['JSON that is not a list', '{}'],
  ['a list of something else', '[{}]'],
  ['a kind that is too long', JSON.stringify([{ ...EVENT, kind: 'x'.repeat(65) }])],
  ['too many events', JSON.stringify(Array.from({ length: 21 }, () => EVENT))],
])('refuses %s', async (_, body) => {
  const { statusCode, body: answer } = await tell(body);
  expect([statusCode, answer]).toEqual([400, '{"detail":"Not a list of events"}']);
  expect(logged()).toEqual([]);
});

it('counts the other events of a newer shell that also sends an unknown kind', async () => {
  expect((await tell(JSON.stringify([{ ...EVENT, kind: 'newer' }, EVENT]))).statusCode).toBe(204);
  expect(logged()).toEqual([expect.objectContaining({ event: EVENT })]);
});

it('logs sixty lines a minute, counts all events, and says how many it did not log', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
  const twenty = JSON.stringify(Array.from({ length: 20 }, () => EVENT));
  for (let batch = 0; batch < 5; batch += 1) await tell(twenty);
  expect(logged()).toHaveLength(60);
  now.mockReturnValue(Date.now() + 60_000);
  await tell(JSON.stringify([EVENT]));
  expect(logged()).toHaveLength(61);
  expect(lines.join('')).toContain('"dropped":40');
  now.mockRestore();
  const metrics = await server.request('/metrics');
  expect(metrics.body).toContain(
    'shell_events_total{kind="failure",module="mfe-voting",version="other",stage="other"} 103',
  );
});

it('counts events by release, and adds no time series for names that the site does not have', async () => {
  const live = { ...EVENT, version: VOTING.version };
  await tell(
    JSON.stringify([
      { ...live, kind: 'load', ms: 300 },
      { ...live, kind: 'cls', score: 0.07 },
      { ...EVENT, module: 'invented', version: '7.7.7' },
    ]),
  );
  const { body } = await server.request('/metrics');
  const release = `module="mfe-voting",version="${VOTING.version}",stage="current"`;
  expect(body).toContain(`shell_events_total{kind="load",${release}} 1`);
  expect(body).toContain(`page_measure_seconds_bucket{le="0.5",measure="load",${release}} 1`);
  expect(body).toContain(`page_layout_shift_bucket{le="0.1",${release}} 1`);
  expect(body).not.toContain('invented');
  expect(body).not.toContain('7.7.7');
  // The log has no lines about measures.
  expect(logged()).toHaveLength(2);
});

it('counts the requests that it drops: too many from one address, and invalid ones', async () => {
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/events',
      headers: { 'content-type': 'text/plain' },
      payload: '[]',
      remoteAddress: '192.0.2.77',
    });
  const now = jest.spyOn(Date, 'now');
  const start = Date.parse('2100-01-01');
  const { max } = LIMITS.events.rateLimit;
  for (let call = 0; call < max; call += 1) {
    now.mockReturnValue(start + Math.floor(call / 250) * 1_000); // below the limit for all addresses together
    expect((await send()).statusCode).toBe(204);
  }
  expect((await send()).statusCode).toBe(429);
  now.mockRestore();
  const { body } = await server.request('/metrics');
  expect(body).toContain('shell_events_dropped_total{reason="address"} 1');
  expect(body).toMatch(/shell_events_dropped_total\{reason="invalid"\} [1-9]/);
});

it('reads a bounded number of requests in each second, from all addresses together', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2101-01-01'));
  const statuses = [];
  for (let call = 0; call < 310; call += 1)
    statuses.push(
      (
        await server.app.inject({
          method: 'POST',
          url: '/events',
          headers: { 'content-type': 'text/plain' },
          payload: '[]',
          remoteAddress: `198.51.100.${call % 200}`,
        })
      ).statusCode,
    );
  now.mockRestore();
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await server.request('/metrics')).body).toContain(
    'shell_events_dropped_total{reason="process"} 10',
  );
});

it('logs no line for a request that it refuses, because those are counted', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2103-01-01'));
  let status = 0;
  while (status !== 429) {
    lines = [];
    status = (await tell('[]')).statusCode;
  }
  now.mockRestore();
  expect(lines).toEqual([]);
});
