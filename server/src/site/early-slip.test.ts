import { changeRegistry } from '../releases/change-registry';
import { withCurrent } from '../releases/registry-changes';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { SHELL, VOTING } from '../testing/test-site';

const FILES = {
  'remote-entry.js': 'next();',
  'app.css': 'p{}',
  'first-press.js': 'press();',
  'slip.css': 'dialog{}',
  'early-slip.js': 'offer();',
  'early-listen.js': 'listen();',
  'assets/i18n/en.json': '{ "COUNTED": "It counts." }',
  'assets/i18n/mr.json': '{}',
  'first-view.js': `var drawFirstView = ({ part, path, table, answers }) => part === 'slip' && path.endsWith('/empty') ? '' :
    '<title>x</title><b style="color:red">' + part + table.COUNTED + JSON.stringify(answers) + '</b>';`,
};
const PAGE = '<html lang="mr"><title></title><!--head--><body><div id="root"></div><!--data--></body></html>';

let server: TestServer;
let builds: TestBuilds;

beforeAll(async () => {
  server = await createTestServer();
  builds = await createTestBuilds();
  await release({ ...SHELL, version: '1.1.0-hydrates' }, { 'page.html': PAGE, 'shell.js': 'shell();' });
});
afterAll(async () => {
  await server.drop();
  await builds.remove();
});

async function release(build: typeof VOTING, contents: Record<string, string>) {
  const { release: made } = await builds.make(build, contents).then(async (one) => {
    await changeRegistry(server.options.storage, {
      builds: [one],
      modules: ({ modules }) => withCurrent(modules, one.release),
    });
    return one;
  });
  return made;
}

const ask = (version: string, { language = 'en', path = '/demo/demo' } = {}) =>
  server.request(`${path}?slip=/mfe-voting/${version}/&language=${language}`);

const openInEnglish = () => server.request({ url: '/demo/demo', headers: { cookie: 'language=en' } });

it('gives the slip of a machine as its remote renders it, with the style sheet and its hash', async () => {
  const { files } = await release({ ...VOTING, version: '1.1.0-slip' }, FILES);
  const { statusCode, headers, body } = await ask('1.1.0-slip');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^<link rel="stylesheet" href="\/mfe-voting\/1\.1\.0-slip\/slip\.css" integrity="/);
  expect(body).toContain(files['slip.css']?.integrity);
  expect(body).toContain('<b data-style="color:red">slipIt counts.{');
  expect(body).toContain('"vid":"demo"');
  expect(body).not.toContain('<title>');
  expect([headers['x-robots-tag'], headers['cache-control'], headers['content-security-policy']]).toEqual([
    'noindex',
    'no-cache',
    "default-src 'none'",
  ]);

  const page = await openInEnglish();
  expect(page.body).toContain(`data-slip="${files['early-slip.js']?.integrity ?? ''}"`);
  expect(page.body).toContain(`data-listen="${files['early-listen.js']?.integrity ?? ''}"`);
  const [, data = ''] = /id="page-data">([^<]*)</.exec(page.body) ?? [];
  for (const file of ['early-slip.js', 'early-listen.js']) expect(data).not.toContain(file);
});

it.each([
  ['from another release than the visitor’s', '1.0.0-bbb', {}],
  ['in a language without a table', '1.1.0-slip', { language: 'hi' }],
  ['in an unknown language', '1.1.0-slip', { language: '__proto__' }],
  ['of a page without a machine', '1.1.0-slip', { path: '/demo/empty' }],
  ['of a path without a remote', '1.1.0-slip', { path: '/nowhere' }],
])('answers a request for a slip %s with 404', async (_what, version, options) => {
  expect((await ask(version, options)).statusCode).toBe(404);
});

it('answers with the page when the query names no language', async () => {
  expect((await server.request('/demo/demo?slip=x')).body).toContain('<html');
});

it('gives no slip of a release that has none, and its page does not ask for one', async () => {
  const older = Object.entries(FILES).filter(([name]) => name !== 'early-slip.js');
  await release({ ...VOTING, version: '1.2.0-older' }, Object.fromEntries(older));
  expect((await ask('1.2.0-older')).statusCode).toBe(404);
  const { body } = await openInEnglish();
  expect(body).toContain('data-drawn="/mfe-voting/1.2.0-older/"');
  expect(body).not.toContain('data-slip');
});
