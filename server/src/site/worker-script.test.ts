import { createTestServer, type TestServer } from '../testing/test-server';
import { WORKERS } from '../testing/test-site';
import { buildServer } from '../build-server';
import { readWorkerScript } from './worker-script';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

it('serves the worker so that browsers always look for a newer one, with its own policy', async () => {
  const answer = await server.request('/sw.js');
  expect([answer.statusCode, answer.body]).toEqual([200, WORKERS['sw.js']]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  const etag = String(answer.headers.etag);
  const again = await server.request({ url: '/sw.js', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('lets pages have a worker of this site only', async () => {
  const { headers, body } = await server.request('/demo/demo');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
  expect(body).not.toContain('isWorkerOff');
});

it('serves the script that removes the worker when the worker is switched off, and pages register none', async () => {
  const worker = await readWorkerScript(server.workspace, false);
  expect(worker).toEqual({ text: WORKERS['off.js'], isOn: false });
  const off = await buildServer({ database: server.database, ...server.options, worker });
  expect((await off.inject('/sw.js')).body).toBe(WORKERS['off.js']);
  expect((await off.inject('/demo/demo')).body).toContain('"isWorkerOff":true');
  await off.close();
});

it('says what to do when the worker is not built', async () => {
  await expect(readWorkerScript('/nowhere', true)).rejects.toThrow(
    'The service worker is not built: /nowhere/dist/worker/sw.js. Run: npm run build',
  );
});
