import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';
import { machineTheme } from '@demo-evm/shared/domain';
import { createTestServer, type TestServer } from '../testing/test-server';
import { SHELL, VOTING } from '../testing/test-site';
import { manifestAddress, manifestUrl } from './manifest-address';
import { webManifest } from './web-manifest';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly type: string; readonly purpose: string }[];
}

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ publicDir: path.join(import.meta.dirname, '../../public') });
  const asha = { vid: 'asha', e_cname: 'Asha', evmsr: 4, extra3: '#7a2e12', extra4: 'en' };
  await server.database.db.insertInto('machine').values(asha).execute();
});
afterAll(() => server.drop());

async function manifestAt(url: string): Promise<Manifest> {
  const answer = await server.request(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  return answer.json() as Manifest;
}

it('makes each machine an app of its own, with the machine’s name, language, colour and address', async () => {
  expect(await manifestAt(manifestUrl('/demo/asha'))).toMatchObject({
    id: '/demo/asha',
    start_url: '/demo/asha',
    name: 'Asha · serial no. 4',
    lang: 'en',
    display: 'standalone',
    theme_color: machineTheme({ extra3: '#7a2e12' }).bar,
  });
});

it('is linked from the page, whose browser colour is the machine’s too', async () => {
  const { body } = await server.request('/demo/asha');
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?page=%2Fdemo%2Fasha" />');
  expect(body).toContain(`<meta name="theme-color" content="${machineTheme({ extra3: '#7a2e12' }).bar}" />`);
});

it('leaves the link and the colour of the template in an unknown page', async () => {
  const { body } = await server.request('/nowhere');
  expect(body).toContain('href="/manifest.webmanifest"');
  expect(body).toContain('content="#800080"');
});

it.each([
  '',
  '?page=',
  '?page=/nowhere',
  '?page=/demo/nobody',
  '?page=//demo/x',
  '?page=https://evil.example/',
  '?page=a&page=b',
])('opens the start page for the query %p', async (query) => {
  expect((await manifestAt(`/manifest.webmanifest${query}`)).start_url).toBe('/demo/demo');
});

it('names icons that exist, also icons that phones may cut to any shape', async () => {
  const { icons } = await manifestAt('/manifest.webmanifest');
  for (const { src, type } of icons) {
    const { statusCode, headers } = await server.request(src);
    expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type]);
  }
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
});

it('installs the start page in place of the preview, which is lost after the visit', () => {
  expect(manifestAddress({ page: '/demo/preview' }).path).toBe('/demo/demo');
  expect(manifestAddress({ page: '/demo/evm_1' }).path).toBe('/demo/evm_1');
});

it('has shortcuts to the other listed pages whose routes have no parameter, in the language of the page', () => {
  const remote = (module: string, more: Partial<Release>): Release => ({ ...VOTING, module, ...more });
  const site = {
    id: '1',
    revision: 1,
    shell: SHELL,
    template: '',
    styles: '',
    fallbacks: new Map(),
    remotes: [
      VOTING,
      remote('mfe-create', { mounts: ['/create'] }),
      remote('mfe-bihar', { mounts: ['/demoevm-bihar'] }),
      remote('mfe-admin', { mounts: ['/auth'], isUnlisted: true }),
    ],
    tables: new Map(
      ['mfe-voting', 'mfe-create', 'mfe-bihar', 'mfe-admin'].map((module) => [
        module,
        {
          en: { LINK_TITLE: `${module} in English` },
          ...(module === 'mfe-create' && { hi: { LINK_TITLE: 'बनाएँ' } }),
        },
      ]),
    ),
  };
  const link = {
    title: 'अभ्यास',
    description: '',
    language: 'hi',
    url: 'https://evm.example/demo/demo',
    image: undefined,
    isMissing: false,
    isIndexed: true,
  } as const;
  const opened = {
    remote: VOTING,
    link,
    manifest: '',
    answers: {},
    early: { language: 'hi', isSetByAddress: false, tables: {}, calls: [] },
  } as const;
  expect(webManifest(site, { path: '/demo/demo', opened })).toMatchObject({
    shortcuts: [
      { name: 'बनाएँ', url: '/create' },
      { name: 'mfe-bihar in English', url: '/demoevm-bihar' },
    ],
  });
  expect(webManifest(site, { path: '/create', opened })).toMatchObject({
    shortcuts: [{ url: '/demoevm-bihar' }],
  });
});
