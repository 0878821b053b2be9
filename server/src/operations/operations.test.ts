import { buildServer } from '../build-server';
import type { ServerOptions } from '../server-options';
import { openTestDatabase } from '../testing/test-database';
import { createTestServer, type TestServer } from '../testing/test-server';

const KEY = 'the key of uploads';
const PASSWORD = 'a password nobody may read';
const EMAIL = 'asha@example.org';
let server: TestServer;
let lines: string[] = [];

beforeAll(async () => {
  server = await createTestServer({
    uploadKey: KEY,
    logLevel: 'info',
    logStream: { write: (line) => void lines.push(line) },
    corsOrigins: ['https://a.example', 'https://b.example:8443'],
    publicUrl: 'https://evm.example',
  });
});
beforeEach(() => (lines = []));
afterAll(() => server.drop());

/** Builds a second server with the database of `server`, and sends one request to the second server. */
async function requestFrom(
  options: Partial<ServerOptions>,
  url: string,
  headers = {},
  remoteAddress = '127.0.0.1',
) {
  const app = await buildServer({ database: server.database, ...server.options, ...options });
  const answer = await app.inject({ url, headers, remoteAddress });
  await app.close();
  return answer;
}

describe('the log', () => {
  it('has a line for each request, with the id that the answer carries', async () => {
    const { headers } = await server.request('/api/evm/evm/count/demo?x=1');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({
        reqId: headers['x-request-id'],
        method: 'GET',
        path: '/api/evm/evm/count/demo',
        status: 200,
        ms: expect.any(Number),
      }),
    );
  });

  it.each([
    ['0123-abcd.EF', '0123-abcd.EF'],
    ['short', expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ['<script>alert(1)</script>', expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ['x'.repeat(65), expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ])('uses %s as the id, or makes its own', async (given, id) => {
    const { headers } = await server.request({ url: '/healthz', headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toEqual(id);
  });

  it('never holds an upload key, a token or a password, even of requests that fail', async () => {
    const lost = await openTestDatabase();
    const logStream = { write: (line: string) => void lines.push(line) };
    const mail = { smtpUrl: 'smtp://evm:secret@127.0.0.1:1', from: 'no-reply@evm.example' };
    const app = await buildServer({ database: lost, ...server.options, logLevel: 'debug', logStream, mail });
    await lost.drop();
    const token = 'header.payload.signature';
    const authorization = `Bearer ${token}`;
    const login = `username=asha%40example.org&password=${encodeURIComponent(PASSWORD)}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const account = { client_name: 'Asha', email: 'a@example.org', password: PASSWORD };
    await app.inject({ method: 'POST', url: `/s3/s3/evm/a.png?key=${encodeURIComponent(KEY)}` });
    await app.inject({ method: 'POST', url: '/api/token', headers: form, payload: login });
    await app.inject({ method: 'POST', url: '/api/register', payload: account });
    await app.inject({ method: 'POST', url: '/api/reset-password', payload: { token, password: PASSWORD } });
    await app.inject({
      method: 'POST',
      url: '/api/forgot-password',
      payload: { email: EMAIL, language: 'en' },
    });
    await app.inject({ url: `/api/evm?token=${token}`, headers: { authorization } });
    await app.close();
    const log = lines.join('');
    expect(log).toContain('request failed');
    for (const secret of [KEY, encodeURIComponent(KEY), token, PASSWORD, encodeURIComponent(PASSWORD), EMAIL])
      expect(log).not.toContain(secret);
  });
});

describe('/metrics', () => {
  it('counts votes, and counts requests by route, not by vid', async () => {
    for (const id of ['demo', 'demo', 'nobody'])
      await server.request({ method: 'POST', url: `/api/evm/evm/increment_count/${id}` });
    const { body } = await server.app.inject('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/evm\/evm\/increment_count\/:id",status="200"\} 2/,
    );
    expect(body).toMatch(/^vote_group_size_sum 3$/m); // three votes arrived, one of them for an unknown machine
    expect(body).toMatch(/^process_resident_memory_bytes \d/m);
    expect(body).not.toContain('nobody');
  });

  it('answers only programs on this computer, unless there is a token', async () => {
    const statusOf = async (...args: Parameters<typeof requestFrom>) =>
      (await requestFrom(...args)).statusCode;
    expect(await statusOf({}, '/metrics')).toBe(200);
    expect(await statusOf({}, '/metrics', {}, '192.0.2.1')).toBe(404);
    expect(await statusOf({}, '/metrics', { 'x-forwarded-for': '192.0.2.1' })).toBe(404);
    expect(await statusOf({ trustProxy: undefined }, '/metrics', { 'x-forwarded-for': '127.0.0.1' })).toBe(
      404,
    );
    for (const header of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])
      expect(await statusOf({}, '/metrics', { [header]: 'x' })).toBe(404);
    const withToken = { metricsToken: 'a token of metrics' };
    expect(await statusOf(withToken, '/metrics')).toBe(404);
    expect(await statusOf(withToken, '/metrics', { authorization: 'Bearer wrong' })).toBe(404);
    const bearer = { authorization: 'Bearer a token of metrics' };
    expect(await statusOf(withToken, '/metrics', bearer, '192.0.2.1')).toBe(200);
  });
});

describe('security headers', () => {
  it.each(['/healthz', '/api/evm/evm/demo', '/api/nothing', '/demo/demo', '/nowhere', '/api/docs'])(
    'are on %s',
    async (url) => {
      const { headers } = await server.request(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringMatching(
          /default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
        ),
      });
    },
  );

  it('tell browsers to use https for scripts too', async () => {
    const { headers } = await server.request('/mfe-voting/1.0.0-bbb/remote-entry.js');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['/api/evm/evm/demo', '/api/evm', '/api/nothing'])(
    'forbid caching the answer of %s',
    async (url) => {
      expect((await server.request(url)).headers['cache-control']).toBe('no-store');
    },
  );

  it('allow http when the site has no public URL', async () => {
    expect((await requestFrom({ publicUrl: undefined }, '/healthz')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

describe('other sites', () => {
  const preflight = (origin: string, url = '/api/evm/') =>
    server.request({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    });

  it('may call the API when they are in the list', async () => {
    const { statusCode, headers } = await preflight('https://b.example:8443');
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://b.example:8443',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const read = await server.request({ url: '/api/evm/evm/demo', headers: { origin: 'https://a.example' } });
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': 'https://a.example',
      vary: 'Origin',
    });
  });

  it.each([
    'https://evil.example',
    'http://a.example',
    'https://a.example.evil',
    'https://xa.example',
    'null',
  ])('may not call the API when their origin is %s', async (origin) => {
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('may not call the API when the list is empty', async () => {
    const { headers } = await requestFrom({ corsOrigins: [] }, '/api/evm/evm/demo', {
      origin: 'https://a.example',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('/api/docs', () => {
  it('describes every call, and which of them need a login', async () => {
    const answer = await server.request('/api/docs/json');
    const { openapi, paths } = answer.json() as {
      openapi: string;
      paths: Record<string, Record<string, object>>;
    };
    expect(openapi).toBe('3.1.0');
    expect(paths['/api/evm']?.get).toMatchObject({ security: [{ bearer: [] }] });
    expect(paths['/api/token']?.post).toMatchObject({
      requestBody: { content: { 'application/x-www-form-urlencoded': expect.anything() } },
    });
    for (const methods of Object.values(paths))
      for (const call of Object.values(methods)) expect(call).toMatchObject({ summary: expect.any(String) });
  });

  it('is not served where it is switched off', async () => {
    for (const url of ['/api/docs', '/api/docs/json'])
      expect((await requestFrom({ hasApiDocs: false }, url)).statusCode).toBe(404);
  });

  it('is a page that runs only its own scripts', async () => {
    const { statusCode, headers, body } = await server.request('/api/docs');
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const [, script = ''] = /<script src="([^"]+)"/.exec(body) ?? [];
    expect((await server.request(script)).statusCode).toBe(200);
  });
});

describe('bodies', () => {
  it('of more than 64 KiB are refused', async () => {
    const body = (bytes: number) => `{"vidhansabha":"x","action":"get","more":"${'x'.repeat(bytes)}"}`;
    const send = (payload: string) =>
      server.request({
        method: 'POST',
        url: '/fn/vidhansabha',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send(body(60_000))).statusCode).toBe(200);
    const refused = await send(body(70_000));
    expect([refused.statusCode, refused.json()]).toEqual([413, { detail: expect.any(String) }]);
  });
});
