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
  integrity: { 'remote-entry.js': 'sha256-x' },
});
const REMOTE = { default: () => null, contractVersion: 2 };
const fail = () => {
  throw new Error('404');
};
const give = (remote: unknown) => () => remote;

interface SetUp {
  readonly answers: (() => unknown)[];
  readonly newer?: RemoteRelease;
  /** The release that is live when the page starts. By default it is release 1. */
  readonly start?: RemoteRelease;
}

function setUp({ answers, newer, start = release('1') }: SetUp) {
  let describe: (url: string) => EntryScript = () => ({ integrity: '', timeout: 0 });
  let live: RemoteRelease | undefined = start;
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
    leaveCanary: () => {
      if (!live?.fallback) return false;
      live = live.fallback;
      return true;
    },
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
  const switchTo = (next: RemoteRelease | undefined) => (live = next);
  return { loader, registered, directory, report, kinds, reload, scriptOf, switchTo };
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

it('waits for a pending try, and recovers if the try fails', async () => {
  const { loader, registered, kinds } = setUp({ answers: [fail, give(REMOTE)] });
  const [tried, loaded] = await Promise.all([loader.tryOnce('mfe-x'), loader.load('mfe-x')]);
  expect([tried.ok, loaded.ok]).toEqual([false, true]);
  expect(registered).toHaveLength(2);
  expect(kinds()).toEqual(['failure', 'load', 'heal']);
});

it('checks the hash of each entry, and has a timeout for it', async () => {
  const { loader, scriptOf } = setUp({ answers: [give(REMOTE)] });
  await loader.load('mfe-x');
  expect(scriptOf('/mfe-x/1/remote-entry.js')).toEqual({ integrity: 'sha256-x', timeout: 2500 });
  expect(scriptOf('/mfe-x/1/remote-entry.js?retry=1')).toEqual({ integrity: 'sha256-x', timeout: 2500 });
  expect(scriptOf('/mfe-x/1/remote-entry.js?retry=9').timeout).toBe(6500);
});

it('recovers from a failed load with the registry’s current release, under a new URL', async () => {
  const { loader, registered, kinds } = setUp({ answers: [fail, give(REMOTE)] });
  expect(await loader.load('mfe-x')).toMatchObject({ ok: true });
  expect(registered[1]).toEqual([at('/mfe-x/1/remote-entry.js?retry=1'), { force: true }]);
  expect(kinds()).toEqual(['failure', 'load', 'heal']);

  const newer = setUp({ answers: [fail, give(REMOTE)], newer: release('2') });
  expect(await newer.loader.load('mfe-x')).toMatchObject({ ok: true });
  expect(newer.registered[1]).toEqual([at('/mfe-x/2/remote-entry.js'), { force: true }]);
});

it('retries once after a failure, and once more with each later call', async () => {
  const { loader, directory } = setUp({ answers: [fail, fail, fail, give(REMOTE)] });
  expect(await loader.load('mfe-x')).toEqual({ ok: false, error: 'unreachable' });
  expect(directory.refresh).toHaveBeenCalledTimes(1);
  expect(await loader.load('mfe-x')).toEqual({ ok: false, error: 'unreachable' });
  expect(await loader.load('mfe-x')).toMatchObject({ ok: true });
});

it('does not retry after a failed first try until the route calls load', async () => {
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
  ['that the registry names, before files are requested', release('1', 3), []],
  ['that its exports name', release('1'), [give({ ...REMOTE, contractVersion: 3 })]],
  ['of something that is not a remote', release('1'), [give({ hello: 'world' })]],
])('refuses an unsupported contract %s', async (_, live, answers) => {
  const { loader, switchTo, registered, kinds } = setUp({ answers: [...answers, ...answers] });
  switchTo(live);
  expect(await loader.load('mfe-x')).toEqual({ ok: false, error: 'unsupported' });
  expect(registered).toHaveLength(answers.length * 2);
  expect(kinds()).toEqual(['refusal', 'refusal']);
});

it('reloads the page when only a newer shell supports the remote; if it was reloaded already, the load fails', async () => {
  const { loader, reload, kinds } = setUp({ answers: [fail], newer: release('2', 2) });
  const left = await Promise.race([
    loader.load('mfe-x'),
    new Promise((resolve) => setTimeout(() => resolve('nothing'), 50)),
  ]);
  expect(left).toBe('nothing'); // the load stays pending while the page reloads, so that no panel appears
  expect(reload).toHaveBeenCalledWith(7);
  expect(kinds()).toContain('reload');

  const second = setUp({ answers: [fail], newer: release('2', 2) });
  second.reload.mockReturnValue(false);
  expect(await second.loader.load('mfe-x')).toEqual({ ok: false, error: 'unsupported' });
});

describe('a canary', () => {
  const CANARY = { ...release('2'), fallback: release('1') };

  it.each([
    ['that cannot be loaded', [fail, give(REMOTE)], ['failure', 'canary-left', 'load']],
    ['that is not a remote', [give({}), give(REMOTE)], ['refusal', 'canary-left', 'load']],
  ])('%s is replaced with the current release at once, and reported', async (_, answers, told) => {
    const { loader, registered, kinds, directory } = setUp({ answers, start: CANARY });
    expect(await loader.tryOnce('mfe-x')).toEqual({ ok: true, value: REMOTE });
    expect(registered).toEqual([
      [at('/mfe-x/2/remote-entry.js'), { force: false }],
      [at('/mfe-x/1/remote-entry.js'), { force: true }],
    ]);
    expect(kinds()).toEqual(told);
    expect(directory.refresh).not.toHaveBeenCalled();
  });

  it('with an unsupported contract is replaced before its files are requested', async () => {
    const { loader, registered } = setUp({
      answers: [give(REMOTE)],
      start: { ...CANARY, contractVersion: 9 },
    });
    expect(await loader.load('mfe-x')).toEqual({ ok: true, value: REMOTE });
    expect(registered).toEqual([[at('/mfe-x/1/remote-entry.js'), { force: false }]]);
  });

  it('that throws while it is shown is replaced, and not shown again when the current release fails too', async () => {
    const { loader, kinds } = setUp({ answers: [give(REMOTE), fail, fail], start: CANARY });
    await loader.load('mfe-x');
    expect(loader.leaveCanary('mfe-x', 'render-error')).toBe(true);
    expect(loader.leaveCanary('mfe-x', 'render-error')).toBe(false);
    expect(await loader.load('mfe-x')).toEqual({ ok: false, error: 'unreachable' });
    expect(kinds()).toEqual(['load', 'canary-left', 'failure', 'failure']);
  });
});

it('stops waiting for files early enough for a second attempt and for the panel', async () => {
  jest.useFakeTimers();
  const never = () => new Promise(() => undefined);
  const { loader, kinds } = setUp({ answers: [never, never] });
  const loading = loader.load('mfe-x');
  await jest.advanceTimersByTimeAsync(5_100);
  expect(await loading).toEqual({ ok: false, error: 'unreachable' });
  expect(kinds()).toEqual(['failure', 'failure']);
  jest.useRealTimers();
});

it('fails for a module that the registry does not have', async () => {
  const { loader, switchTo, registered, kinds } = setUp({ answers: [] });
  switchTo(undefined);
  expect(await loader.tryOnce('mfe-x')).toEqual({ ok: false, error: 'unreachable' });
  expect(loader.leaveCanary('mfe-x', 'render-error')).toBe(false);
  expect([registered, kinds()]).toEqual([[], []]);
});

it('tries once for several calls at the same time, and again for a later call', async () => {
  const { loader, registered } = setUp({ answers: [fail, give(REMOTE)] });
  const [one, other] = [loader.tryOnce('mfe-x'), loader.tryOnce('mfe-x')];
  expect([await one, await other]).toEqual(Array(2).fill({ ok: false, error: 'unreachable' }));
  expect(registered).toHaveLength(1);
  expect(await loader.tryOnce('mfe-x')).toMatchObject({ ok: true });
  expect(registered).toHaveLength(2);
});

it('does not try while a load is pending', async () => {
  const { loader, registered } = setUp({ answers: [give(REMOTE), give(REMOTE)] });
  const [loaded, tried] = await Promise.all([loader.load('mfe-x'), loader.tryOnce('mfe-x')]);
  expect([loaded, tried]).toEqual(Array(2).fill({ ok: true, value: REMOTE }));
  expect(registered).toHaveLength(1);
});

it('does not read the registry again after a later try has succeeded', async () => {
  const { loader, directory, switchTo } = setUp({ answers: [fail, give(REMOTE), give(REMOTE)] });
  await loader.tryOnce('mfe-x');
  await loader.tryOnce('mfe-x');
  switchTo(release('2'));
  expect(await loader.load('mfe-x')).toMatchObject({ ok: true });
  expect(directory.refresh).not.toHaveBeenCalled();
});

it.each([
  [null],
  [undefined],
  ['text'],
  [{ default: 'text', contractVersion: 2 }],
  [{ contractVersion: 2 }],
  [{ default: () => null }],
])('refuses %p, which is not a remote', async (exposed) => {
  const { loader, report } = setUp({ answers: [give(exposed)] });
  expect(await loader.tryOnce('mfe-x')).toEqual({ ok: false, error: 'unsupported' });
  const detail = 'contract none; this shell needs 2';
  expect(report.mock.calls).toEqual([[{ kind: 'refusal', module: 'mfe-x', version: '1', detail }]]);
});

describe('events tell', () => {
  const told = (setting: ReturnType<typeof setUp>) =>
    setting.report.mock.calls.map(([event]: unknown[]) => event);

  it('how long a load took', async () => {
    const setting = setUp({ answers: [give(REMOTE)] });
    jest.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_250.4);
    await setting.loader.load('mfe-x');
    expect(told(setting)).toEqual([{ kind: 'load', module: 'mfe-x', version: '1', ms: 250 }]);
  });

  it('why a load failed, and that the retry succeeded', async () => {
    const setting = setUp({ answers: [fail, give(REMOTE)], newer: release('2') });
    await setting.loader.load('mfe-x');
    expect(told(setting)).toEqual([
      { kind: 'failure', module: 'mfe-x', version: '1', detail: 'Error: 404' },
      { kind: 'load', module: 'mfe-x', version: '2', ms: expect.any(Number) },
      { kind: 'heal', module: 'mfe-x', version: '2' },
    ]);
    expect(console.error).toHaveBeenCalledWith('mfe-x 1 could not be loaded.', new Error('404'));
  });

  it('which contract was refused', async () => {
    const setting = setUp({ answers: [], start: release('1', 9) });
    await setting.loader.tryOnce('mfe-x');
    const detail = 'contract 9; this shell needs 2';
    expect(told(setting)).toEqual([{ kind: 'refusal', module: 'mfe-x', version: '1', detail }]);
    expect(console.error).toHaveBeenCalledWith(`mfe-x 1 has ${detail}.`);
  });

  it('that an older release is shown instead', async () => {
    const setting = setUp({ answers: [give(REMOTE), fail, fail] });
    await setting.loader.load('mfe-x');
    setting.switchTo(release('2'));
    await setting.loader.load('mfe-x');
    const detail = 'shows an older release that this page had loaded';
    expect(told(setting).at(-1)).toEqual({ kind: 'heal', module: 'mfe-x', version: '1', detail });
  });

  it('that the page is reloaded, and for which release', async () => {
    const setting = setUp({ answers: [fail], newer: release('2', 9) });
    void setting.loader.load('mfe-x');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told(setting).at(-1)).toEqual({ kind: 'reload', module: 'mfe-x', version: '2' });
  });

  it('which canary failed, and why', async () => {
    const setting = setUp({
      answers: [fail, give(REMOTE)],
      start: { ...release('2'), fallback: release('1') },
    });
    await setting.loader.load('mfe-x');
    expect(told(setting)[1]).toEqual({
      kind: 'canary-left',
      module: 'mfe-x',
      version: '2',
      detail: 'unreachable',
    });
  });
});

it('does not reload the page if its shell is the newest, or if the failure was not the contract', async () => {
  const newest = setUp({ answers: [], start: release('1', 9) });
  expect(await newest.loader.load('mfe-x')).toEqual({ ok: false, error: 'unsupported' });
  const unreachable = setUp({ answers: [fail, fail], newer: release('2') });
  expect(await unreachable.loader.load('mfe-x')).toEqual({ ok: false, error: 'unreachable' });
  for (const { reload } of [newest, unreachable]) expect(reload).not.toHaveBeenCalled();
});
