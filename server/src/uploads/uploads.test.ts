import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { newAccount } from '../testing/new-account';
import { makePng, pngChunk } from '../testing/picture-files';
import { RED_JPEG, RED_WEBP } from '../testing/red-pictures';
import { removePictures, storeOf } from '../testing/stored-pictures';
import { createTestServer, type TestServer } from '../testing/test-server';
import { refusal, UPLOAD_KEY, uploadTo } from '../testing/upload-to';

const PNG = makePng();
const SCRIPT = Buffer.from('<script>alert(document.domain)</script>');
const NO_QUOTA = { picturesPerDay: 1_000, accountBytes: 2 ** 30 };

let server: TestServer;
let folder: string;
let authorization: string;

beforeAll(async () => {
  server = await createTestServer({ uploadKey: UPLOAD_KEY, uploadQuota: NO_QUOTA });
  folder = server.options.filesDir;
  ({ authorization } = await newAccount(server));
});
beforeEach(async () => {
  await removePictures(server, await storeOf(server).list());
  for (const name of await fs.readdir(folder)) await fs.rm(path.join(folder, name));
});
afterAll(() => server.drop());

const upload = (bytes: Buffer, options: { filename?: string; key?: string; part?: string } = {}) =>
  uploadTo(server, bytes, { authorization, ...options });
/** The names of stored pictures and of incomplete uploads. */
const stored = async () => [...new Set([...(await storeOf(server).list()), ...(await fs.readdir(folder))])];

it.each([
  ['png', 'image/png', PNG],
  ['jpg', 'image/jpeg', RED_JPEG],
  ['webp', 'image/webp', RED_WEBP],
])('stores a %s under its hash, and serves it with its type', async (extension, type, bytes) => {
  const answer = await upload(bytes);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'success', public_url: `/files/${name}` },
  ]);
  expect(await storeOf(server).read(name)).toEqual(bytes);
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

it('keeps only the picture of a file that is also a page', async () => {
  const answer = await upload(Buffer.concat([PNG, SCRIPT]), { filename: 'page.html' });
  const [name = ''] = await stored();
  expect(answer.json()).toEqual({ status: 'success', public_url: `/files/${name}` });
  expect(name).toMatch(/\.png$/);
  expect(await storeOf(server).read(name)).toEqual(PNG);
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
  const comment = (bytes: number) => pngChunk('tEXt', Buffer.alloc(bytes - PNG.length - 12));
  const padded = (bytes: number) => makePng({ chunks: [comment(bytes)] });
  expect(padded(5 * 2 ** 20)).toHaveLength(5 * 2 ** 20);
  expect((await upload(padded(5 * 2 ** 20))).statusCode).toBe(200);
  const answer = await upload(padded(5 * 2 ** 20 + 1));
  expect([answer.statusCode, answer.json()]).toEqual(refusal(413, 'The file is larger than 5 MB'));
  expect(await stored()).toHaveLength(1);
});

it('refuses a picture without an account, and keeps nothing', async () => {
  for (const sent of [undefined, 'Bearer x', authorization.replace(/.$/, '')]) {
    const answer = await uploadTo(server, PNG, { authorization: sent });
    expect([answer.statusCode, answer.json()]).toEqual(refusal(401, 'Not authenticated'));
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
  expect(await stored()).toEqual([]);
});

it.each(['', 'wrong', `${UPLOAD_KEY}x`])('refuses the key %p before it reads the file', async (key) => {
  const answer = await upload(PNG, { key });
  expect([answer.statusCode, answer.json()]).toEqual(refusal(403, 'Invalid key'));
  expect(await stored()).toEqual([]);
});

it('says what is wrong when a form has no file, is broken, or the body is not a form', async () => {
  const noFile = await upload(PNG, { part: 'picture' });
  expect([noFile.statusCode, noFile.json()]).toEqual(refusal(400, 'No file'));
  const url = `/s3/s3/evm/a.png?key=${encodeURIComponent(UPLOAD_KEY)}`;
  const json = await server.request({ method: 'POST', url, headers: { authorization }, payload: {} });
  expect([json.statusCode, json.json()]).toEqual(refusal(400, 'No file'));
  const raw = await server.request({
    method: 'POST',
    url,
    headers: { authorization, 'content-type': 'image/png' },
  });
  expect([raw.statusCode, raw.json()]).toMatchObject([415, { status: 'error', detail: expect.any(String) }]);
  const broken = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
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
    path: `/s3/s3/evm/a.png?key=${encodeURIComponent(UPLOAD_KEY)}`,
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
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
