import net, { type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTestServer } from '../testing/test-server';
import { CONNECTION_OPTIONS, limitConnections } from './limit-connections';

const BODY_TIMEOUT_MS = 200;
const UPLOAD_MS = 900;
let app: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  lines = [];
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  limitConnections(app, BODY_TIMEOUT_MS);
  app.post('/vote', ({ body }) => ({ body }));
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(429).send() }, () => 'not reached');
  app.post('/upload', { config: { bodyTimeoutMs: UPLOAD_MS } }, ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends a body one byte at a time. Gives everything that the server answers until the connection ends. */
async function drip(path: string, body: string, intervalMs: number, connection = 'close'): Promise<string> {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(body.charAt(sent));
    sent += 1;
    if (sent >= body.length) clearInterval(timer);
  }, intervalMs);
  await new Promise((resolve) => socket.once('close', resolve)); // a reset connection closes too
  clearInterval(timer);
  return answer;
}

it('ends a request whose body drips, and answers one whose body arrives in time', async () => {
  const slow = await drip('/vote', '"0123456789"', 50);
  expect(slow).toMatch(/^HTTP\/1\.1 408 .*"detail":"Request timeout"}$/s);
  expect(await drip('/vote', '"ok"', 10)).toMatch(/^HTTP\/1\.1 200 .*{"body":"ok"}$/s);
});

it('ends a connection whose request was refused before its body was read, without a second answer', async () => {
  const answer = await drip('/refused', '"0123456789"', 50, 'keep-alive');
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).not.toContain('408');
}, 10_000); // otherwise Node keeps the connection for 72 s

it('gives an upload more time', async () => {
  expect(await drip('/upload', '"0123456789"', 40)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await drip('/upload', '"0123456789"', 150)).toMatch(/^HTTP\/1\.1 408 /);
});

it('logs once that connections were refused', () => {
  for (let connection = 0; connection < 3; connection += 1) app.server.emit('drop');
  expect(lines).toHaveLength(1);
});

it('sets the limits of the server', async () => {
  const server = await createTestServer();
  const { requestTimeout, headersTimeout, maxConnections } = server.app.server;
  expect([requestTimeout, headersTimeout, maxConnections]).toEqual([120_000, 30_000, 10_000]);
  expect(CONNECTION_OPTIONS.http.connectionsCheckingInterval).toBeLessThanOrEqual(10_000);
  await server.drop();
});

it('answers a request that arrives on an open connection while the server is being stopped', async () => {
  const stopping = Fastify(CONNECTION_OPTIONS);
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const arrived = new Promise<void>((resolve) => {
    stopping.get('/first', async () => {
      resolve();
      await opened;
      return 'first';
    });
  });
  stopping.get('/second', () => 'second');
  await stopping.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((stopping.server.address() as AddressInfo).port, '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => (answers += String(chunk)));
  socket.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived;
  const closed = stopping.close();
  await new Promise((resolve) => setTimeout(resolve, 50)); // Fastify is closing now
  socket.write('GET /second HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  open();
  await Promise.all([closed, ended]);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});
