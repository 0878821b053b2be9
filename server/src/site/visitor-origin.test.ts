import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

/**
 * Requests a page. Gives the status, and the address of the page in its link preview. The test server trusts
 * this computer as a proxy.
 */
async function pageUrl(headers: Record<string, string>) {
  const { statusCode, body } = await server.request({ url: '/demo/demo', headers });
  return [statusCode, /"og:url" content="([^"]*)"/.exec(body)?.[1]];
}

it('names the host that the visitor requested, never the one of X-Forwarded-Host', async () => {
  const headers = { host: 'evm.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '192.0.2.1' };
  expect(await pageUrl(headers)).toEqual([200, 'http://evm.example/demo/demo']);
});

it.each([
  ['https', 'https://evm.example/demo/demo'],
  ['javascript', 'http://evm.example/demo/demo'],
  ['https, http', 'http://evm.example/demo/demo'],
])('takes the protocol %s of a proxy', async (protocol, url) => {
  const headers = { host: 'evm.example', 'x-forwarded-proto': protocol, 'x-forwarded-for': '192.0.2.1' };
  expect(await pageUrl(headers)).toEqual([200, url]);
});

it.each(['a b', 'x"onload=', '[::1'])('uses a default address for the host %s', async (host) => {
  expect(await pageUrl({ host })).toEqual([200, 'http://localhost/demo/demo']);
});
