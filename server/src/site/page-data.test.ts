import { HASH_LIST_FILE, type Release } from '@demo-evm/shared/contract';
import { SHELL, VOTING } from '../testing/test-site';
import { pageData } from './page-data';
import { pageSettings } from './page-settings';

const file = (integrity: string) => ({ integrity, bytes: 1, brotliBytes: 1 });
const release = (module: string, version: string, names = ['remote-entry.js', HASH_LIST_FILE]): Release => ({
  ...VOTING,
  module,
  version,
  files: Object.fromEntries(names.map((name) => [name, file(`${module} ${version} ${name}`)])),
});
const voting = release('mfe-voting', '1');
const create = release('mfe-create', '1');

/** Gives the names of the files of which the page has hashes, for each remote and its fallback. */
function hashedFiles({
  shown = voting,
  remotes = [voting, create],
  shell = {},
  fallbacks = [] as Release[],
}) {
  const site = {
    id: '1',
    revision: 1,
    shell: { ...SHELL, loadsHashLists: true, ...shell },
    template: '',
    styles: '',
    remotes,
    fallbacks: new Map(fallbacks.map((fallback) => [fallback.module, fallback])),
    tables: new Map(),
  };
  const opened = { remote: shown } as Parameters<typeof pageData>[2];
  return pageData(site, pageSettings({}, ''), opened).remotes.map(({ integrity, fallback }) => [
    Object.keys(integrity ?? {}),
    ...(fallback ? [Object.keys(fallback.integrity ?? {})] : []),
  ]);
}

const ALL = ['remote-entry.js', HASH_LIST_FILE];

it('has the hashes of the shown remote, and of the others only the hash of their list', () => {
  expect(hashedFiles({})).toEqual([[ALL], [[HASH_LIST_FILE]]]);
  expect(hashedFiles({ shown: create })).toEqual([[[HASH_LIST_FILE]], [ALL]]);
});

it('has all hashes for a shell that cannot load lists', () => {
  expect(hashedFiles({ shell: { loadsHashLists: false } })).toEqual([
    [['remote-entry.js']],
    [['remote-entry.js']],
  ]);
});

it('has all hashes of a release without a list', () => {
  const old = release('mfe-create', '1', ['remote-entry.js']);
  expect(hashedFiles({ remotes: [voting, old] })).toEqual([[ALL], [['remote-entry.js']]]);
});

it('has the hashes of the shown canary, and of its fallback only the hash of the list', () => {
  const canary = release('mfe-voting', '2');
  expect(hashedFiles({ shown: canary, remotes: [canary], fallbacks: [voting] })).toEqual([
    [ALL, [HASH_LIST_FILE]],
  ]);
});
