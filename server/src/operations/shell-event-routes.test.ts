import { jest } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server';
import { VOTING } from '../testing/test-site';
import { MAX_KB_OF_ADDRESS } from './limit-events';

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

it('counts the requests that it drops: too many from one address, too many from all, and invalid ones', async () => {
  const statuses = new Map<string, number[]>();
  const send = async (remoteAddress: string) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/events',
      headers: { 'content-type': 'text/plain' },
      payload: '[]',
      remoteAddress,
    });
    statuses.set(remoteAddress, [...(statuses.get(remoteAddress) ?? []), statusCode]);
  };
  // All requests arrive in the same second.
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  const addresses = Array.from({ length: 6 }, (_, at) => `192.0.2.${at}`);
  for (const address of addresses)
    for (let call = 0; call < MAX_KB_OF_ADDRESS + 2; call += 1) await send(address);
  const refused = addresses.map(
    (address) => statuses.get(address)?.filter((status) => status === 429).length,
  );
  expect(refused).toEqual([2, 2, 2, 2, 2, MAX_KB_OF_ADDRESS + 2]);
  now.mockReturnValue(performance.now() + 1_000);
  expect((await tell('x')).statusCode).toBe(400);
  const { body } = await server.request('/metrics');
  now.mockRestore();
  expect(body).toContain('shell_events_dropped_total{reason="address"} 12');
  expect(body).toContain(`shell_events_dropped_total{reason="process"} ${MAX_KB_OF_ADDRESS}`);
  expect(body).toMatch(/shell_events_dropped_total\{reason="invalid"\} [1-9]/);
  expect(body).toContain(`route="/events",status="429"} ${MAX_KB_OF_ADDRESS + 12}`);
});

it('refuses with the same answer as other routes, and logs no line, because refusals are counted', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000);
  const send = () => tell(' '.repeat(16 * 1_024));
  for (let call = 0; call < MAX_KB_OF_ADDRESS / 16 - 1; call += 1)
    expect((await send()).statusCode).toBe(400);
  lines = [];
  const { statusCode, headers, body } = await send();
  expect([statusCode, body]).toEqual([429, '{"detail":"Too many requests. Try again later."}']);
  expect(headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(lines).toEqual([]);
  now.mockReturnValue(performance.now() + 1_000);
  expect((await tell('[]')).statusCode).toBe(204);
  now.mockRestore();
});
