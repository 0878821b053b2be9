import path from 'node:path';
import { changeRegistry } from '../releases/change-registry';
import { createFolderStorage } from '../releases/folder-storage';
import { withCanary, withCurrent, withoutCanary } from '../releases/registry-changes';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { SHELL, VOTING } from '../testing/test-site';
import { createSiteReader } from './site-registry';

let builds: TestBuilds;

beforeAll(async () => {
  builds = await createTestBuilds();
});
afterAll(() => builds.remove());

it('has no translation table whose file is missing or broken, and reports each broken one once', async () => {
  const storage = createFolderStorage(path.join(builds.folder, 'site'));
  const broken: Error[] = [];
  const readLive = createSiteReader(storage, storage.readRegistry, (error) => broken.push(error));
  const files = { 'remote-entry.js': 'remote();', 'app.css': 'p{}' };
  const shell = await builds.make(SHELL);
  const voting = await builds.make(VOTING, {
    ...files,
    'assets/i18n/en.json': '{"LINK_TITLE":"Practise voting"}',
    'assets/i18n/hi.json': '{"LINK_TITLE":"अभ्य',
    'assets/i18n/mr.json': '{"LINK_TITLE":5}',
  });
  const canary = await builds.make({ ...VOTING, version: '1.1.0-ccc' }, files);
  await changeRegistry(storage, {
    builds: [shell, voting, canary],
    modules: ({ modules }) =>
      withCanary(withCurrent(withCurrent(modules, shell.release), voting.release), canary.release, 50),
  });
  const live = await readLive();
  const buckets = Array.from({ length: 40 }, (_, bucket) => bucket);
  const sites = await Promise.all([null, ...buckets].map((bucket) => live.siteFor(bucket)));
  const tables = sites.map((site) => JSON.stringify(site.tables.get('mfe-voting')));
  expect([...new Set(tables)].sort()).toEqual(['{"en":{"LINK_TITLE":"Practise voting"}}', '{}']);

  await changeRegistry(storage, { modules: ({ modules }) => withoutCanary(modules, 'mfe-voting') });
  const { registry, siteFor } = await readLive();
  expect([registry.revision, Object.keys((await siteFor(null)).tables.get('mfe-voting') ?? {})]).toEqual([
    2,
    ['en'],
  ]);
  expect(broken.map(({ message }) => message).sort()).toEqual([
    expect.stringContaining('/mfe-voting/1.0.0-bbb/assets/i18n/hi.json is not a translation table: '),
    '/mfe-voting/1.0.0-bbb/assets/i18n/mr.json is not a translation table: its JSON is not an object that holds only texts',
  ]);
});

it('reads the tables again that were missing, once the same revision is read again with all its files', async () => {
  const storage = createFolderStorage(path.join(builds.folder, 'late-site'));
  const shell = await builds.make(SHELL);
  const voting = await builds.make(
    { ...VOTING, version: '1.0.0-late' },
    { 'remote-entry.js': 'remote();', 'app.css': 'p{}', 'assets/i18n/en.json': '{"LINK_TITLE":"Vote"}' },
  );
  const { after } = await changeRegistry(storage, {
    builds: [shell, voting],
    modules: ({ modules }) => withCurrent(withCurrent(modules, shell.release), voting.release),
  });
  let registry = after;
  let isThere = false;
  const readFile: typeof storage.readFile = (release, name) =>
    isThere || release.module !== 'mfe-voting'
      ? storage.readFile(release, name)
      : Promise.reject(new Error('Connection terminated due to connection timeout'));
  const readLive = createSiteReader(
    { ...storage, readFile },
    () => Promise.resolve(registry),
    () => undefined,
  );
  const tables = async () => (await (await readLive()).siteFor(null)).tables.get('mfe-voting');
  expect(await tables()).toEqual({});
  isThere = true;
  registry = { ...after };
  expect(await tables()).toEqual({ en: { LINK_TITLE: 'Vote' } });
});
