import { createTestServer, type TestServer } from '../testing/test-server';
import { LIMITS } from './throttle';
import { buildServer } from '../build-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

/** A login that fails its validation, so that the test skips the slow check of the password. */
const LOGIN = {
  method: 'POST',
  url: '/api/token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'username=x&password=',
} as const;

const logIn = (remoteAddress: string) => server.request({ ...LOGIN, remoteAddress });

it('refuses an IP address that logs in too often, says when to try again, and accepts other addresses', async () => {
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

it.each([
  ['/api/register/', LIMITS.registration],
  ['/api/evm/evm/increment_count/nobody', LIMITS.votes],
  ['/api/demo-bihar-stat/increment/9', LIMITS.votes],
  ['/fn/vidhansabha', LIMITS.votes],
  ['/s3/s3/evm/a.png', LIMITS.uploads],
])('limits %s', async (url, { rateLimit: { max } }) => {
  const ask = () => server.request({ method: 'POST', url, remoteAddress: '192.0.2.9' });
  for (let call = 0; call < max; call += 1) expect((await ask()).statusCode).toBeLessThan(429);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ detail: 'Too many requests. Try again later.' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('believes X-Forwarded-For only from a trusted proxy', async () => {
  const behindProxy = await buildServer({
    database: server.database,
    ...server.options,
    trustProxy: '10.0.0.0/8',
  });
  const ask = (remoteAddress: string, visitor: string) =>
    behindProxy.inject({
      ...LOGIN,
      remoteAddress,
      headers: { ...LOGIN.headers, 'x-forwarded-for': visitor },
    });
  for (let login = 0; login <= LIMITS.login.rateLimit.max; login += 1) {
    await ask('192.0.2.3', `198.51.100.${login}`);
    await ask('10.1.2.3', '198.51.100.200');
  }
  expect((await ask('192.0.2.3', '203.0.113.1')).statusCode).toBe(429);
  expect((await ask('10.1.2.3', '198.51.100.200')).statusCode).toBe(429);
  expect((await ask('10.1.2.3', '198.51.100.201')).statusCode).toBe(422);
  await behindProxy.close();
});

it('counts the logins of an address in all processes together, where they share a Postgres', async () => {
  const second = await buildServer({ database: server.database, ...server.options });
  const logInThere = () =>
    second.inject({ ...LOGIN, headers: { ...LOGIN.headers, 'x-forwarded-for': '192.0.2.4' } });
  for (let login = 0; login < LIMITS.login.rateLimit.max / 2; login += 1) {
    expect((await logIn('192.0.2.4')).statusCode).toBe(422);
    expect((await logInThere()).statusCode).toBe(422);
  }
  const next = [await logIn('192.0.2.4'), await logInThere()];
  const { isShared } = server.database;
  expect(next.map(({ statusCode }) => statusCode)).toEqual(isShared ? [429, 429] : [422, 422]);
  for (const { headers } of isShared ? next : []) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await second.close();
});
