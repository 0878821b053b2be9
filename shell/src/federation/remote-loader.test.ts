import { createRemoteLoader, type Federation } from './remote-loader';

const RELEASE = {
  module: 'mfe-x',
  version: '1',
  contractVersion: 1,
  container: 'mfe_x',
  entry: '/mfe-x/1/remote-entry.js',
  mounts: ['/x'],
  integrity: {},
};
const REMOTE = { default: () => null, contractVersion: 1 };

function federationOf(...answers: (() => unknown)[]) {
  const registered: unknown[] = [];
  const federation: Federation = {
    registerRemotes: (remotes, options) => void registered.push([remotes[0], options]),
    loadRemote: () => Promise.resolve().then(() => answers.shift()?.()),
  };
  return { federation, registered };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

it('loads a remote once and remembers it', async () => {
  const { federation, registered } = federationOf(() => REMOTE);
  const loader = createRemoteLoader(federation);
  expect(loader.peek(RELEASE)).toBeUndefined();
  const answers = await Promise.all([loader.load(RELEASE), loader.load(RELEASE)]);
  expect([...answers, await loader.load(RELEASE)]).toEqual(Array(3).fill({ ok: true, value: REMOTE }));
  expect(loader.peek(RELEASE)).toBe(REMOTE);
  expect(registered).toEqual([[{ name: 'mfe_x', entry: RELEASE.entry, type: 'global' }, { force: false }]]);
});

it('starts afresh under a new URL after a failure', async () => {
  const { federation, registered } = federationOf(
    () => {
      throw new Error('404');
    },
    () => REMOTE,
  );
  const loader = createRemoteLoader(federation);
  expect(await loader.load(RELEASE)).toEqual({ ok: false, error: 'unreachable' });
  expect(await loader.load(RELEASE)).toMatchObject({ ok: true });
  expect(registered[1]).toEqual([
    { name: 'mfe_x', entry: `${RELEASE.entry}?retry=1`, type: 'global' },
    { force: true },
  ]);
});

it('refuses another contract before and after loading, and what is no remote', async () => {
  const { federation, registered } = federationOf(
    () => ({ ...REMOTE, contractVersion: 2 }),
    () => ({ hello: 'world' }),
  );
  const loader = createRemoteLoader(federation);
  const refused = { ok: false, error: 'unsupported' };
  expect(await loader.load({ ...RELEASE, contractVersion: 2 })).toEqual(refused);
  expect(registered).toEqual([]);
  expect(await loader.load(RELEASE)).toEqual(refused);
  expect(await loader.load(RELEASE)).toEqual(refused);
});
