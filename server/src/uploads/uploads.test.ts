import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { buildServer } from '../build-server';
import { ONE_PIXEL as PNG } from '../testing/one-pixel';
import { createTestServer, type TestServer } from '../testing/test-server';

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const WEBP = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([26, 0, 0, 0]),
  Buffer.from('WEBPVP8L'),
  Buffer.alloc(18),
]);
const SCRIPT = Buffer.from('<script>alert(document.domain)</script>');

const KEY = 'the key of uploads';
let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await createTestServer({ uploadKey: KEY });
  folder = server.options.filesDir;
});
beforeEach(async () => {
  for (const name of await fs.readdir(folder)) await fs.rm(path.join(folder, name));
});
afterAll(() => server.drop());

let visitor = 0;

/** Uploads a file as a browser does. Each call has another IP address, so that the rate limit is never reached. */
function upload(
  bytes: Buffer,
  { filename = 'symbol.png', key = KEY, part = 'file', to = server.request } = {},
) {
  const payload = new FormData();
  payload.append(part, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), filename);
  return to({
    method: 'POST',
    url: `/s3/s3/evm/${encodeURIComponent(filename)}?key=${encodeURIComponent(key)}`,
    remoteAddress: `10.9.${(visitor += 1) >> 8}.${visitor & 255}`,
    payload,
  });
}
const stored = () => fs.readdir(folder);
const refusal = (status: number, detail: string) => [status, { detail, status: 'error', message: detail }];

it.each([
  ['png', 'image/png', PNG],
  ['jpg', 'image/jpeg', JPEG],
  ['webp', 'image/webp', WEBP],
])('stores a %s under its hash, and serves it with its type', async (extension, type, bytes) => {
  const answer = await upload(bytes);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'success', public_url: `/files/${name}` },
  ]);
  expect(await fs.readFile(path.join(folder, name))).toEqual(bytes);
  const served = await server.request(`/files/${name}`);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': type,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('stores a picture once when it is sent twice', async () => {
  await Promise.all([upload(PNG), upload(PNG, { filename: 'other.png' })]);
  expect(await stored()).toHaveLength(1);
});

it('serves a picture that is also a page only as a picture', async () => {
  const answer = await upload(Buffer.concat([PNG, SCRIPT]), { filename: 'page.html' });
  const { public_url: url } = answer.json() as { public_url: string };
  expect(url).toMatch(/\.png$/);
  const { headers } = await server.request(url);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toMatch(/^sandbox;/);
});

it.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF that is a script', Buffer.from('GIF89a=1;alert(1)')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['a picture after a page', Buffer.concat([SCRIPT, PNG])],
  ['an empty file', Buffer.alloc(0)],
])('refuses %s, whatever its name is, and keeps nothing', async (_what, bytes) => {
  const answer = await upload(bytes);
  expect([answer.statusCode, answer.json()]).toEqual(
    refusal(415, 'Only PNG, JPEG and WebP pictures are accepted'),
  );
  expect(await stored()).toEqual([]);
});

it('accepts 5 MiB and not a byte more', async () => {
  const padded = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
  expect((await upload(padded(5 * 2 ** 20))).statusCode).toBe(200);
  const answer = await upload(padded(5 * 2 ** 20 + 1));
  expect([answer.statusCode, answer.json()]).toEqual(refusal(413, 'The file is larger than 5 MB'));
  expect(await stored()).toHaveLength(1);
});

it('refuses a picture when all pictures together are too large', async () => {
  const app = await buildServer({ database: server.database, ...server.options, uploadBytes: 200 });
  const send = async (bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'a.png');
    const encoded = new Response(form);
    return app.inject({
      method: 'POST',
      url: `/s3/s3/evm/a.png?key=${encodeURIComponent(KEY)}`,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  expect((await send(PNG)).statusCode).toBe(200);
  const answer = await send(Buffer.concat([PNG, Buffer.alloc(100)]));
  expect([answer.statusCode, answer.json()]).toEqual(refusal(413, 'There is no room for more pictures'));
  expect(await stored()).toHaveLength(1);
  await app.close();
});

it.each(['', 'wrong', `${KEY}x`])('refuses the key %p before it reads the file', async (key) => {
  const answer = await upload(PNG, { key });
  expect([answer.statusCode, answer.json()]).toEqual(refusal(403, 'Invalid key'));
  expect(await stored()).toEqual([]);
});

it('says what is wrong when a form has no file, is broken, or the body is not a form', async () => {
  const noFile = await upload(PNG, { part: 'picture' });
  expect([noFile.statusCode, noFile.json()]).toEqual(refusal(400, 'No file'));
  const url = `/s3/s3/evm/a.png?key=${encodeURIComponent(KEY)}`;
  const json = await server.request({ method: 'POST', url, payload: {} });
  expect([json.statusCode, json.json()]).toEqual(refusal(400, 'No file'));
  const raw = await server.request({ method: 'POST', url, headers: { 'content-type': 'image/png' } });
  expect([raw.statusCode, raw.json()]).toMatchObject([415, { status: 'error', detail: expect.any(String) }]);
  const broken = { 'content-type': 'multipart/form-data; boundary=x' };
  const half = await server.request({ method: 'POST', url, headers: broken, payload: '--x\r\nbroken' });
  expect([half.statusCode, half.json()]).toMatchObject([
    400,
    { status: 'error', detail: expect.any(String) },
  ]);
});

it.each([
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  '/etc/passwd',
  '.incoming-x',
  '\u0000.png',
  'नमुना 😀.png',
  'x'.repeat(900),
])('never uses the name %p', async (filename) => {
  const answer = await upload(PNG, { filename });
  expect(answer.json()).toMatchObject({
    status: 'success',
    public_url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.png$/),
  });
  expect(await stored()).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.png$/)]);
});

it.each([
  '/files/../token.secret',
  '/files/..%2ftoken.secret',
  '/files/%2e%2e/token.secret',
  '/files/.incoming-1',
  '/files/',
  `/files/${'0'.repeat(64)}.svg`,
  `/files/${'0'.repeat(64)}.png`,
])('serves nothing at %s', async (url) => {
  await fs.writeFile(path.join(folder, '..', 'token.secret'), 'secret');
  await fs.writeFile(path.join(folder, '.incoming-1'), 'half');
  const answer = await server.request(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toMatch(/secret|half/);
});

it('writes a file while it arrives, and keeps nothing when the upload breaks off', async () => {
  const request = http.request({
    port: server.port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/s3/s3/evm/a.png?key=${encodeURIComponent(KEY)}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  request.on('error', () => undefined);
  request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  request.write(Buffer.concat([PNG, Buffer.alloc(200_000)]));
  await until(async () => (await stored()).some((name) => name.startsWith('.incoming-')));
  request.destroy();
  await until(async () => (await stored()).length === 0);
});

/** Polls until the condition holds. If it never holds, the test fails with a timeout. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}
