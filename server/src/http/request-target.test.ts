import { once } from 'node:events';
import net from 'node:net';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

/** Sends these lines as a request, and gives the first line of the answer. */
async function statusLine(...lines: string[]): Promise<string> {
  const socket = net.connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

it.each([
  ['http://evm.example/demo/demo', '200 OK'],
  ['HTTPS://evm.example/demo/demo', '200 OK'],
  ['http://evm.example/nowhere', '404 Not Found'],
  ['http://evm.example', '200 OK'],
  ['http://evm.example?x=1', '200 OK'],
])('answers the whole URL %s as its path', async (target, status) => {
  expect(await statusLine(`GET ${target} HTTP/1.1`, 'Host: evm.example')).toBe(`HTTP/1.1 ${status}`);
});

it('refuses a request with two hosts', async () => {
  const hosts = ['Host: evm.example', 'host: evil.example'];
  expect(await statusLine('GET /demo/demo HTTP/1.1', ...hosts)).toBe('HTTP/1.1 400 Bad Request');
});
