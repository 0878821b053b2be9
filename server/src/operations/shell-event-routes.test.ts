import { jest } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server';

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
  ['an unknown kind', JSON.stringify([{ ...EVENT, kind: 'x' }])],
  ['too many events', JSON.stringify(Array.from({ length: 21 }, () => EVENT))],
])('refuses %s', async (_, body) => {
  const { statusCode, body: answer } = await tell(body);
  expect([statusCode, answer]).toEqual([400, '{"detail":"Not a list of events"}']);
  expect(logged()).toEqual([]);
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
  expect(metrics.body).toContain('shell_events_total{kind="failure",module="mfe-voting"} 102');
});
