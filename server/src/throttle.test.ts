import { createTestServer, type TestServer } from './testing/test-server';
import { LIMITS } from './throttle';
import { buildServer } from './build-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

const logIn = (remoteAddress: string, headers = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'username=x&password=', // refused before the slow check of a password
  });

it('refuses an address that logs in too often, says when to come back, and lets the others in', async () => {
  for (let login = 0; login < LIMITS.login.rateLimit.max; login += 1) {
    expect((await logIn('192.0.2.1')).statusCode).toBe(422);
  }
  const refused = await logIn('192.0.2.1');
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { detail: 'Too many requests. Try again later.' },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await logIn('192.0.2.2')).statusCode).toBe(422);
});

it('believes nobody’s word for an address but a trusted proxy’s', async () => {
  for (let login = 0; login <= LIMITS.login.rateLimit.max; login += 1) {
    await logIn('192.0.2.3', { 'x-forwarded-for': `198.51.100.${login}` });
  }
  expect((await logIn('192.0.2.3', { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(429);

  const behindProxy = await buildServer({
    database: server.database,
    ...server.options,
    trustProxy: '10.0.0.0/8',
  });
  const ask = (visitor: string) =>
    behindProxy.inject({
      method: 'POST',
      url: '/api/token',
      remoteAddress: '10.1.2.3',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': visitor },
      payload: 'username=x&password=',
    });
  for (let login = 0; login <= LIMITS.login.rateLimit.max; login += 1) await ask('198.51.100.1');
  expect((await ask('198.51.100.1')).statusCode).toBe(429);
  expect((await ask('198.51.100.2')).statusCode).toBe(422);
  await behindProxy.close();
});
