import type { RemoteRelease } from '@demo-evm/shared/contract';
import { createLoadRelease } from './load-release';
import type { EntryScript } from './federation';
import { createIntegrityMap } from './integrity';
import { removeStyles } from './remove-styles';

const release = (version: string, module = 'mfe-x'): RemoteRelease => ({
  module,
  version,
  contractVersion: 2,
  container: module.replace('-', '_'),
  entry: `/${module}/${version}/remote-entry.js`,
  mounts: ['/x'],
  integrity: { 'remote-entry.js': `sha256-${version}` },
});

/** @param loadRemote gives the result of each attempt */
function setUp(loadRemote: (id: string) => Promise<unknown> = () => Promise.resolve('app')) {
  let describe: (url: string) => EntryScript = () => ({ integrity: '', timeout: 0 });
  const registered: unknown[] = [];
  const loadedIds: string[] = [];
  const loadRelease = createLoadRelease({
    integrity: createIntegrityMap(),
    federation: {
      registerRemotes: (remotes, options) => void registered.push(...remotes, options),
      useScripts: (given) => (describe = given),
      loadRemote: (id) => {
        loadedIds.push(id);
        return loadRemote(id);
      },
    },
  });
  return { loadRelease, registered, loadedIds, scriptOf: (url: string) => describe(url) };
}

const aSheet = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
const sheets = () =>
  [...document.querySelectorAll<HTMLElement>('link, style')].map(
    (sheet) => sheet.getAttribute('href') ?? sheet.dataset.href,
  );

beforeEach(() => (document.head.innerHTML = ''));

describe('an attempt to load a release', () => {
  it('uses a new URL each time, and checks the hash of the entry', async () => {
    const { loadRelease, registered, loadedIds, scriptOf } = setUp();
    expect(await loadRelease(release('1'))).toBe('app');
    await loadRelease(release('1'));
    await loadRelease(release('1', 'mfe-y'));
    expect(loadedIds).toEqual(['mfe_x/app', 'mfe_x/app', 'mfe_y/app']);
    expect(registered).toEqual([
      { name: 'mfe_x', entry: '/mfe-x/1/remote-entry.js', type: 'global' },
      { force: false },
      { name: 'mfe_x', entry: '/mfe-x/1/remote-entry.js?retry=1', type: 'global' },
      { force: true },
      { name: 'mfe_y', entry: '/mfe-y/1/remote-entry.js', type: 'global' },
      { force: false },
    ]);
    expect(scriptOf('/mfe-x/1/remote-entry.js?retry=1').integrity).toBe('sha256-1');
  });

  describe('of a remote whose hashes are in its hash list', () => {
    const listed = { ...release('1'), integrity: { 'hashes.json': 'sha256-list' } };
    const requests: [string, RequestInit | undefined][] = [];
    const answerWith = (answer: () => Promise<unknown>) => {
      globalThis.fetch = (url, init) => {
        requests.push([url as string, init]);
        return answer() as Promise<Response>;
      };
    };
    const { fetch } = globalThis;
    beforeEach(() => requests.splice(0));
    afterEach(() => void (globalThis.fetch = fetch));

    it('loads the list with its hash first, and checks the entry by the list', async () => {
      answerWith(async () => ({ json: async () => ({ 'remote-entry.js': 'sha256-entry' }) }));
      const { loadRelease, scriptOf } = setUp();
      expect(await loadRelease(listed)).toBe('app');
      expect(requests).toEqual([['/mfe-x/1/hashes.json', { integrity: 'sha256-list' }]]);
      expect(scriptOf('/mfe-x/1/remote-entry.js').integrity).toBe('sha256-entry');
    });

    it('loads no entry if the list does not arrive, and asks for the list under a new URL next time', async () => {
      answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
      const { loadRelease, registered } = setUp();
      await expect(loadRelease(listed)).rejects.toThrow('Failed to fetch');
      await expect(loadRelease(listed)).rejects.toThrow('Failed to fetch');
      expect(requests.map(([url]) => url)).toEqual(['/mfe-x/1/hashes.json', '/mfe-x/1/hashes.json?retry=1']);
      expect(registered).toEqual([]);
    });

    it('ignores a list that comes too late', async () => {
      jest.useFakeTimers();
      let arrive: (list: unknown) => void = () => undefined;
      answerWith(() => new Promise((resolve) => (arrive = resolve)));
      const { loadRelease, registered } = setUp();
      const loading = expect(loadRelease(listed)).rejects.toThrow('did not arrive in time');
      await jest.advanceTimersByTimeAsync(2_500);
      await loading;
      arrive({ json: async () => ({ 'remote-entry.js': 'sha256-entry' }) });
      await jest.advanceTimersByTimeAsync(0);
      expect(registered).toEqual([]);
      jest.useRealTimers();
    });
  });

  describe('while files are pending', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => {
      jest.useRealTimers();
      Reflect.deleteProperty(performance, 'timing');
    });

    const never = () => new Promise(() => undefined);

    it.each([
      ['first', 1, 2_500],
      ['second', 2, 2_500],
      ['third', 3, 6_500],
      ['fourth', 4, 6_500],
    ])('ends the %s attempt after its timeout', async (_, attempt, limit) => {
      const { loadRelease } = setUp(never);
      const pending = Array.from({ length: attempt }, () => loadRelease(release('1')));
      const failed = jest.fn();
      for (const one of pending) one.catch(() => undefined);
      pending.at(-1)?.catch(failed);
      await jest.advanceTimersByTimeAsync(limit - 1);
      expect(failed).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(failed).toHaveBeenCalledWith(new Error('Its files did not arrive in time.'));
    });

    it('has a longer timeout on a slow network', async () => {
      const timing = { responseStart: 0, responseEnd: 1_000 };
      Object.defineProperty(performance, 'timing', { configurable: true, value: timing });
      const { loadRelease, scriptOf } = setUp(never);
      const failed = jest.fn();
      loadRelease(release('1')).catch(failed);
      await jest.advanceTimersByTimeAsync(5_499);
      expect(failed).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(failed).toHaveBeenCalledTimes(1);
      expect(scriptOf('/mfe-x/1/remote-entry.js').timeout).toBe(5_500);
    });

    it('leaves no timer behind when the files arrive', async () => {
      await setUp().loadRelease(release('1'));
      expect(jest.getTimerCount()).toBe(0);
    });
  });
});

describe('styles', () => {
  it('of an older release are removed when the newer one is shown, and no others', async () => {
    const { loadRelease } = setUp();
    await loadRelease(release('1'));
    for (const address of ['/mfe-x/1/a.css', '/mfe-x/2/a.css', '/mfe-y/1/a.css', '/shell/1/a.css'])
      aSheet(address);
    await loadRelease(release('2'));
    expect(sheets()).toEqual(['/mfe-x/2/a.css', '/mfe-y/1/a.css', '/shell/1/a.css']);
  });

  it('of a release that fails are removed, and those of the shown one stay', async () => {
    const answers = [() => Promise.resolve('app'), () => Promise.reject(new Error('404'))];
    const { loadRelease } = setUp(() => answers.shift()?.() ?? Promise.resolve('app'));
    await loadRelease(release('1'));
    for (const address of ['/mfe-x/1/a.css', '/mfe-x/2/a.css']) aSheet(address);
    await expect(loadRelease(release('2'))).rejects.toThrow('404');
    expect(sheets()).toEqual(['/mfe-x/1/a.css']);
  });

  it('of the shown release stay when it is loaded again and fails', async () => {
    const answers = [() => Promise.resolve('app'), () => Promise.reject(new Error('404'))];
    const { loadRelease } = setUp(() => answers.shift()?.() ?? Promise.resolve('app'));
    await loadRelease(release('1'));
    aSheet('/mfe-x/1/a.css');
    await expect(loadRelease(release('1'))).rejects.toThrow('404');
    expect(sheets()).toEqual(['/mfe-x/1/a.css']);
  });

  it('of a release that fails stay while its server-rendered HTML is on the screen', async () => {
    document.body.innerHTML = '<div data-drawn="/mfe-x/1/"></div>';
    const { loadRelease } = setUp(() => Promise.reject(new Error('404')));
    aSheet('/mfe-x/1/a.css');
    await expect(loadRelease(release('1'))).rejects.toThrow('404');
    expect(sheets()).toEqual(['/mfe-x/1/a.css']);
  });

  it('are found by their whole folder, as links and as server-rendered style elements', () => {
    document.head.innerHTML = `
      <link rel="stylesheet" href="/mfe-x/1/a.css"><link rel="stylesheet" href="http://localhost/mfe-x/1/b/c.css">
      <link rel="stylesheet" href="/mfe-x/10/a.css"><link rel="stylesheet" href="/old/mfe-x/1/a.css">
      <link rel="preload" href="/mfe-x/1/d.css"><style data-href="/mfe-x/1/e.css"></style>
      <style data-href="/mfe-x/2/e.css"></style><style></style>`;
    removeStyles('/mfe-x/1/');
    expect(sheets()).toEqual([
      '/mfe-x/10/a.css',
      '/old/mfe-x/1/a.css',
      '/mfe-x/1/d.css',
      '/mfe-x/2/e.css',
      undefined,
    ]);
  });

  it('of a folder on another server are found by its path', () => {
    aSheet('/mfe-x/1/a.css');
    removeStyles('http://localhost:3001/mfe-x/1/');
    expect(sheets()).toEqual([]);
  });
});
