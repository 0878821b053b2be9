import type { PageData, Registry, Release } from '@demo-evm/shared/contract';
import { createReleaseDirectory } from './release-directory';

const released = (module: string, version: string): Release => ({
  module,
  version,
  contractVersion: 2,
  container: module.replace('-', '_'),
  entry: 'remote-entry.js',
  mounts: ['/x'],
  firstLoad: { scripts: [], styles: [] },
  files: {
    'remote-entry.js': { integrity: `sha256-${version}`, bytes: 1, brotliBytes: 1 },
    'a.json': { integrity: 'sha256-json', bytes: 1, brotliBytes: 1 },
  },
});

const SHELL = released('shell', '1');

function registryOf(revision: number, voting: Partial<Registry['modules'][string]>, shell = '1'): Registry {
  const versions = ['1', '2', '3'];
  const module = (name: string, current: string) => ({
    current,
    previous: null,
    canary: null,
    switchedAt: '2026-01-01T00:00:00.000Z',
    releases: Object.fromEntries(versions.map((version) => [version, released(name, version)])),
  });
  return {
    format: 1,
    revision,
    modules: { shell: module('shell', shell), 'mfe-x': { ...module('mfe-x', '1'), ...voting } },
  };
}

const page = (version: string): PageData => ({
  revision: 5,
  shell: { version: SHELL.version, folder: '/shell/1/', integrity: {} },
  remotes: [
    {
      module: 'mfe-x',
      version,
      contractVersion: 2,
      container: 'mfe_x',
      entry: `/mfe-x/${version}/remote-entry.js`,
      mounts: ['/x'],
      integrity: {},
    },
  ],
  config: {} as PageData['config'],
  overrideOrigins: [],
  eventsUrl: null,
  early: null,
});

const directoryOf = (answer: unknown, version = '1') =>
  createReleaseDirectory(page(version), { readRegistry: () => Promise.resolve(answer) });

it('has the releases of the HTML until it reads the registry', async () => {
  const directory = directoryOf(registryOf(6, { current: '2' }, '9'));
  expect(directory.find('mfe-x')?.version).toBe('1');
  expect(directory.hasNewShell()).toBe(false);
  await directory.refresh();
  expect(directory.find('mfe-x')).toMatchObject({
    version: '2',
    entry: '/mfe-x/2/remote-entry.js',
    integrity: { 'remote-entry.js': 'sha256-2' },
  });
  expect(directory.find('mfe-x')?.integrity).not.toHaveProperty('a.json');
  expect(directory.revision()).toBe(6);
  expect(directory.hasNewShell()).toBe(true);
});

it.each([
  ['the revision that it has', registryOf(5, { current: '2' })],
  ['another format', { ...registryOf(6, { current: '2' }), format: 2 }],
  ['a page', '<html>'],
  ['nothing', null],
])('changes nothing when it reads %s', async (_, answer) => {
  const directory = directoryOf(answer);
  await directory.refresh();
  expect(directory.find('mfe-x')?.version).toBe('1');
  expect(directory.revision()).toBe(5);
});

it('keeps its releases if the registry cannot be read', async () => {
  const readRegistry = () => Promise.reject(new Error('offline'));
  const directory = createReleaseDirectory(page('1'), { readRegistry });
  await directory.refresh();
  expect(directory.find('mfe-x')?.version).toBe('1');
});

it('keeps a visitor on the canary as long as it runs', async () => {
  const running = directoryOf(registryOf(6, { canary: { version: '2', percent: 5 } }), '2');
  await running.refresh();
  expect(running.find('mfe-x')?.version).toBe('2');

  const withdrawn = directoryOf(registryOf(6, {}), '2');
  await withdrawn.refresh();
  expect(withdrawn.find('mfe-x')?.version).toBe('1');

  const others = directoryOf(registryOf(6, { canary: { version: '2', percent: 5 } }), '3');
  await others.refresh();
  expect(others.find('mfe-x')?.version).toBe('1');
});

it('never replaces a developer’s remote', async () => {
  const overridden = page('1');
  const remotes = overridden.remotes.map((remote) => ({ ...remote, version: 'override', integrity: null }));
  const readRegistry = () => Promise.resolve(registryOf(6, { current: '2' }));
  const directory = createReleaseDirectory({ ...overridden, remotes }, { readRegistry });
  await directory.refresh();
  expect(directory.find('mfe-x')?.version).toBe('override');
});

it('reads the registry in the background only if the last reading is minutes old', () => {
  let now = 0;
  const readRegistry = jest.fn(() => Promise.resolve(null));
  const directory = createReleaseDirectory(page('1'), { readRegistry, now: () => now });
  now = 5 * 60_000;
  directory.refreshIfOld();
  expect(readRegistry).not.toHaveBeenCalled();
  now += 1;
  directory.refreshIfOld();
  directory.refreshIfOld();
  expect(readRegistry).toHaveBeenCalledTimes(1);
});

describe('a visitor with the canary', () => {
  const CANARY = { canary: { version: '3', percent: 10 } };
  const cookies = () => document.cookie;

  it('gets the current release if the canary fails, on this page and, by a cookie, on the next pages', async () => {
    const directory = createReleaseDirectory(pageWithCanary(), { readRegistry: () => Promise.resolve(null) });
    expect(directory.leaveCanary('mfe-x')).toBe(true);
    expect(directory.find('mfe-x')?.version).toBe('1');
    expect(cookies()).toContain('canary_left_mfe-x=5');
    expect(directory.leaveCanary('mfe-x')).toBe(false); // the current release is not a canary
  });

  it('also gets the current release if the canary fails after the registry was read again', async () => {
    const directory = createReleaseDirectory(pageWithCanary(), {
      readRegistry: () => Promise.resolve(registryOf(6, { ...CANARY, current: '2' })),
    });
    await directory.refresh();
    expect([directory.find('mfe-x')?.version, directory.find('mfe-x')?.fallback?.version]).toEqual([
      '3',
      '2',
    ]);
    expect(directory.leaveCanary('mfe-x')).toBe(true);
    expect(directory.find('mfe-x')?.version).toBe('2');
    expect(cookies()).toContain('canary_left_mfe-x=6');
  });

  function pageWithCanary(): PageData {
    const [fallback] = page('1').remotes;
    const given = page('3');
    return {
      ...given,
      remotes: given.remotes.map((release) => ({ ...release, ...(fallback && { fallback }) })),
    };
  }
});
