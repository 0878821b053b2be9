import type { RemoteRelease } from '@demo-evm/shared/contract';
import type { EntryScript, Federation } from './federation';
import { createIntegrityMap } from './integrity';
import type { ReleaseDirectory } from './release-directory';
import { createRemoteLoader } from './remote-loader';

const release = (version: string, contractVersion = 2): RemoteRelease => ({
  module: 'mfe-x',
  version,
  contractVersion,
  container: 'mfe_x',
  entry: `/mfe-x/${version}/remote-entry.js`,
  mounts: ['/x'],
  integrity: { 'remote-entry.js': 'sha384-x' },
});
const REMOTE = { default: () => null, contractVersion: 2 };
const fail = () => {
  throw new Error('404');
};
const give = (remote: unknown) => () => remote;

/** @param newer what the registry says when it is read again */
function setUp({ answers, newer }: { answers: (() => unknown)[]; newer?: RemoteRelease }) {
  let describe: (url: string) => EntryScript = () => ({ integrity: '', timeout: 0 });
  let live = release('1');
  const registered: unknown[] = [];
  const federation: Federation = {
    registerRemotes: ([remote], options) => void registered.push([remote, options]),
    loadRemote: () => Promise.resolve().then(() => answers.shift()?.()),
    useScripts: (given) => (describe = given),
  };
  const directory: ReleaseDirectory = {
    revision: () => 7,
    find: () => live,
    refresh: jest.fn(async () => {
      await Promise.resolve();
      live = newer ?? live;
    }),
    refreshIfOld: jest.fn(),
    hasNewShell: () => newer !== undefined,
  };
  const report = jest.fn();
  const reload = jest.fn(() => true);
  const loader = createRemoteLoader({
    federation,
    directory,
    report,
    reload,
    integrity: createIntegrityMap(),
  });
  const kinds = () => report.mock.calls.map(([event]: [{ kind: string }]) => event.kind);
  const scriptOf = (url: string) => describe(url);
  const switchTo = (next: RemoteRelease) => (live = next);
  return { loader, registered, directory, kinds, reload, scriptOf, switchTo };
}

const at = (url: string) => ({ name: 'mfe_x', entry: url, type: 'global' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

it('loads a remote once and remembers it', async () => {
  const { loader, registered, kinds } = setUp({ answers: [give(REMOTE)] });
  expect(loader.peek('mfe-x')).toBeUndefined();
  const answers = await Promise.all([loader.load('mfe-x'), loader.load('mfe-x')]);
  expect([...answers, await loader.load('mfe-x')]).toEqual(Array(3).fill({ ok: true, value: REMOTE }));
  expect(loader.peek('mfe-x')).toBe(REMOTE);
  expect(registered).toEqual([[at('/mfe-x/1/remote-entry.js'), { force: false }]]);
  expect(kinds()).toEqual(['load']);
});

it('waits for a try that is under way, and heals it when it fails', async () => {
  const { loader, registered, kinds } = setUp({ answers: [fail, give(REMOTE)] });
  const [tried, loaded] = await Promise.all([loader.tryOnce('mfe-x'), loader.load('mfe-x')]);
  expect([tried.ok, loaded.ok]).toEqual([false, true]);
  expect(registered).toHaveLength(2);
  expect(kinds()).toEqual(['failure', 'load', 'heal']);
});

it('has entries checked and waits for them no longer than the visitor would', async () => {
  const { loader, scriptOf } = setUp({ answers: [give(REMOTE)] });
  await loader.load('mfe-x');
  expect(scriptOf('/mfe-x/1/remote-entry.js')).toEqual({ integrity: 'sha384-x', timeout: 1500 });
  expect(scriptOf('/mfe-x/1/remote-entry.js?retry=1')).toEqual({ integrity: 'sha384-x', timeout: 1500 });
  expect(scriptOf('/mfe-x/1/remote-entry.js?retry=9').timeout).toBe(10_000);
});

it('heals a load that fails: by what the registry says now, under a new URL', async () => {
  const { loader, registered, kinds } = setUp({ answers: [fail, give(REMOTE)] });
  expect(await loader.load('mfe-x')).toMatchObject({ ok: true });
  expect(registered[1]).toEqual([at('/mfe-x/1/remote-entry.js?retry=1'), { force: true }]);
  expect(kinds()).toEqual(['failure', 'load', 'heal']);

  const newer = setUp({ answers: [fail, give(REMOTE)], newer: release('2') });
  expect(await newer.loader.load('mfe-x')).toMatchObject({ ok: true });
  expect(newer.registered[1]).toEqual([at('/mfe-x/2/remote-entry.js'), { force: true }]);
});

it('heals once, and again with each call after that', async () => {
  const { loader, directory } = setUp({ answers: [fail, fail, fail, give(REMOTE)] });
  expect(await loader.load('mfe-x')).toEqual({ ok: false, error: 'unreachable' });
  expect(directory.refresh).toHaveBeenCalledTimes(1);
  expect(await loader.load('mfe-x')).toEqual({ ok: false, error: 'unreachable' });
  expect(await loader.load('mfe-x')).toMatchObject({ ok: true });
});

it('leaves the healing of a first try to the route', async () => {
  const { loader, directory } = setUp({ answers: [fail, give(REMOTE)] });
  expect(await loader.tryOnce('mfe-x')).toEqual({ ok: false, error: 'unreachable' });
  expect(directory.refresh).not.toHaveBeenCalled();
  expect(await loader.load('mfe-x')).toMatchObject({ ok: true });
  expect(directory.refresh).toHaveBeenCalledTimes(1);
});

it('takes a newer release with the next load, and keeps the older one when that fails', async () => {
  const OTHER = { ...REMOTE };
  const { loader, switchTo } = setUp({ answers: [give(REMOTE), fail, fail, give(OTHER)] });
  await loader.load('mfe-x');
  switchTo(release('2'));
  expect(loader.peek('mfe-x')).toBeUndefined();
  expect(await loader.load('mfe-x')).toEqual({ ok: true, value: REMOTE });
  expect(await loader.load('mfe-x')).toEqual({ ok: true, value: OTHER });
});

it.each([
  ['before its files are asked for', release('1', 3), []],
  ['by what it exposes', release('1'), [give({ ...REMOTE, contractVersion: 3 })]],
  ['that is no remote', release('1'), [give({ hello: 'world' })]],
])('refuses another contract %s', async (_, live, answers) => {
  const { loader, switchTo, registered, kinds } = setUp({ answers: [...answers, ...answers] });
  switchTo(live);
  expect(await loader.load('mfe-x')).toEqual({ ok: false, error: 'unsupported' });
  expect(registered).toHaveLength(answers.length * 2);
  expect(kinds()).toEqual(['refusal', 'refusal']);
});

it('asks for the page anew when only a newer shell can take the remote; where that was done, it fails', async () => {
  const { loader, reload, kinds } = setUp({ answers: [fail], newer: release('2', 2) });
  const left = await Promise.race([
    loader.load('mfe-x'),
    new Promise((resolve) => setTimeout(() => resolve('nothing'), 50)),
  ]);
  expect(left).toBe('nothing'); // the page is leaving: no panel flashes
  expect(reload).toHaveBeenCalledWith(7);
  expect(kinds()).toContain('reload');

  const second = setUp({ answers: [fail], newer: release('2', 2) });
  second.reload.mockReturnValue(false);
  expect(await second.loader.load('mfe-x')).toEqual({ ok: false, error: 'unsupported' });
});
