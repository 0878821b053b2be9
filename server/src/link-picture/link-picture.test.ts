import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildServer } from '../build-server';
import { changeRegistry } from '../releases/change-registry';
import { withCurrent } from '../releases/registry-changes';
import { httpRequest } from '../testing/http-request';
import { readPng } from '../testing/read-png';
import { RED_JPEG } from '../testing/red-pictures';
import { createTestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { VOTING } from '../testing/test-site';

const NOTICES = { mr: 'हे खरे मतदान नाही.', hi: 'असली मतदान नहीं।', en: 'It is not a real vote.' };
const TITLES = {
  mr: '{{name}} · अनुक्रमांक {{serial}}',
  hi: '{{name}} · क्रम {{serial}}',
  en: '{{name}} · {{serial}}',
};
const PHOTO = `${'a'.repeat(64)}.jpg`;

let server: TestServer;

beforeAll(async () => {
  const linkPicturesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-link-pictures-'));
  server = await createTestServer({ linkPicturesDir });
  const builds = await createTestBuilds();
  const tables = (['mr', 'hi', 'en'] as const).map((language): [string, string] => [
    `assets/i18n/${language}.json`,
    JSON.stringify({
      LINK_TITLE: 'Practise',
      LINK_TITLE_MACHINE: TITLES[language],
      DEMO_NOTICE: NOTICES[language],
      PRESS: 'Press',
      SECTION_WARD: 'Ward {{number}}',
      NOT_FOUND_TITLE: 'No machine',
    }),
  ]);
  const build = await builds.make(
    { ...VOTING, version: '1.1.0-words' },
    { 'remote-entry.js': 'remote();', 'app.css': 'p{}', ...Object.fromEntries<string>(tables) },
  );
  await changeRegistry(server.options.storage, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
  await builds.remove();
});
afterAll(async () => {
  await server.drop();
  await fs.rm(server.options.linkPicturesDir ?? '', { recursive: true, force: true });
});

/** Gives the Open Graph properties of a page. */
async function previewOf(url: string, port = server.port) {
  const { body } = await httpRequest(port, { url, headers: { host: 'evm.example' } });
  const tags = body.matchAll(/<meta property="(og:[a-z:]+)" content="([^"]*)">/g);
  return new Map([...tags].map(([, property = '', content = '']) => [property, content]));
}
/** Gives the path of the picture in a page's link preview. */
async function pictureOf(page: string): Promise<string> {
  const url = new URL((await previewOf(page)).get('og:image') ?? '');
  expect(url.origin).toBe('http://evm.example');
  return url.pathname;
}
const change = (values: Record<string, string | number | null>) =>
  server.database.db.updateTable('machine').where('vid', '=', 'demo').set(values).execute();
/** Requests a picture again and again until it is drawn. Until then, the answer redirects to the general picture. */
async function draw(address: string) {
  for (;;) {
    const answer = await server.request(address);
    if (answer.headers.location !== '/images/link-preview.png') return answer;
    await wait(1_000);
  }
}
const kept = () => fs.readdir(server.options.linkPicturesDir ?? '');

it.each(['mr', 'hi', 'en'] as const)(
  'has a picture of the machine with its size and its words in %s',
  async (language) => {
    const preview = await previewOf(`/demo/${language}`);
    expect([preview.get('og:image:width'), preview.get('og:image:height')]).toEqual(['1200', '630']);
    expect(preview.get('og:image:alt')).toContain(NOTICES[language]);
    expect(preview.get('og:image:alt')).toContain(language === 'en' ? 'Asha Namune · 3' : 'आशा नमुने');
    const { statusCode, headers, bytes } = await draw(new URL(preview.get('og:image') ?? '').pathname);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(readPng(bytes)).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  },
);

it('draws a picture once, and finds it again after a restart', async () => {
  const address = await pictureOf('/demo/demo');
  const [first, second] = await Promise.all([draw(address), draw(address)]);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  const name = path.basename(address);
  expect(await kept()).toContain(name);
  await fs.writeFile(path.join(server.options.linkPicturesDir ?? '', name), 'kept');
  expect((await server.request(address)).body).toBe('kept');
  await fs.rm(path.join(server.options.linkPicturesDir ?? '', name));
  expect((await draw(address)).bytes.equals(first.bytes)).toBe(true);
});

it('has another address when the candidate gets another name, and an old share still has its picture', async () => {
  const before = await pictureOf('/demo/demo');
  const old = await draw(before);
  await change({ cname: 'उषा नमुने' });
  const after = await pictureOf('/demo/demo');
  expect(after).not.toBe(before);
  expect((await server.request(before)).bytes.equals(old.bytes)).toBe(true);
  expect((await draw(after)).bytes.equals(old.bytes)).toBe(false);
  await fs.rm(path.join(server.options.linkPicturesDir ?? '', path.basename(before)));
  const { statusCode, headers } = await server.request(before);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, after, 'no-store']);
});

it('draws nothing for an invented key, and redirects to the present picture', async () => {
  const present = await pictureOf('/demo/demo');
  const before = await kept();
  for (const key of ['0', 'f']) {
    const answer = await server.request(`/link-pictures/demo/${key.repeat(32)}.png`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, present]);
  }
  expect(await kept()).toEqual(before);
});

it.each([
  '/link-pictures/nobody/00000000000000000000000000000000.png',
  '/link-pictures/preview/00000000000000000000000000000000.png',
  '/link-pictures/evm_17/00000000000000000000000000000000.png',
  '/link-pictures/demo/..%2f..%2fsecret.png',
  '/link-pictures/demo/x.png',
  '/link-pictures/%zz/00000000000000000000000000000000.png',
])('has no picture at %s', async (url) => {
  const { statusCode, headers } = await server.request(url);
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

it('redirects to the general picture when the machine no longer has a picture of its own', async () => {
  const key = '0'.repeat(32);
  await change({ evmsr: null });
  const { statusCode, headers } = await server.request(`/link-pictures/demo/${key}.png`);
  expect([statusCode, headers.location]).toEqual([302, '/images/link-preview.png']);
  await change({ evmsr: 3 });
});

it.each(['/demo/preview', '/demo/evm_17'])('has the general picture with its size for %s', async (page) => {
  const preview = await previewOf(page);
  expect(preview.get('og:image')).toBe('http://evm.example/images/link-preview.png');
  expect(preview.get('og:image:width')).toBe('1200');
});

it('shows an uploaded photo, never a picture of another site, and leaves out a damaged photo', async () => {
  const symbolOf = async (cpicurl: string | null) => {
    await change({ cpicurl });
    const { statusCode, bytes } = await draw(await pictureOf('/demo/demo'));
    return [statusCode, readPng(bytes).colorAt(177, 470)];
  };
  const [, placeholder] = await symbolOf(null);
  expect(await symbolOf('https://elsewhere.example/photo.jpg')).toEqual([200, placeholder]);
  expect(await symbolOf(`/files/${PHOTO}`)).toEqual([200, placeholder]); // there is no such file
  await fs.writeFile(path.join(server.options.filesDir, `${'b'.repeat(64)}.jpg`), RED_JPEG);
  expect(await symbolOf(`/files/${'b'.repeat(64)}.jpg`)).toEqual([200, '#fe0000']);
  await fs.writeFile(path.join(server.options.filesDir, `${'c'.repeat(64)}.jpg`), RED_JPEG.subarray(0, 100));
  expect(await symbolOf(`/files/${'c'.repeat(64)}.jpg`)).toEqual([200, placeholder]);
});

it('has the uploaded photo where the server draws no pictures', async () => {
  await change({ cpicurl: `/files/${PHOTO}` });
  const other = await buildServer({
    database: server.database.url === undefined ? server.database : await server.database.reopen(),
    ...server.options,
    linkPicturesDir: undefined,
  });
  await other.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(other.listeningOrigin).port);
  const preview = await previewOf('/demo/demo', port);
  expect(preview.get('og:image')).toBe(`http://evm.example/files/${PHOTO}`);
  expect(preview.has('og:image:width')).toBe(false);
  expect((await httpRequest(port, `/link-pictures/demo/${'0'.repeat(32)}.png`)).statusCode).toBe(404);
  await other.close();
});
