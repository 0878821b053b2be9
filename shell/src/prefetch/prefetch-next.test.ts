import type { RemoteRelease } from '@demo-evm/shared/contract';
import { createPrefetch, type Connection } from './prefetch-next';

const remote = (module: string, mount: string, leadsTo?: string[]): RemoteRelease => ({
  module,
  version: '1.0.0',
  contractVersion: 2,
  container: module,
  entry: `/${module}/1.0.0/remote-entry.js`,
  mounts: [mount],
  integrity: {},
  ...(leadsTo && { leadsTo }),
});
const REMOTES = [
  remote('mfe-voting', '/demo/:vid'),
  remote('mfe-admin', '/auth', ['/demo/preview', '/demo/other', '/gone']),
];
const FAST: Connection = { saveData: false, effectiveType: '4g', downlink: 10 };

/** What is loaded after a remote is shown, on that network. */
function loadedAfter(shown: string, connection: Connection | undefined, known: readonly string[] = []) {
  const loaded: string[] = [];
  const loader = {
    peek: (module: string) => (known.includes(module) ? ({} as never) : undefined),
    tryOnce: (module: string) => {
      loaded.push(module);
      return Promise.resolve({ ok: false, error: 'unreachable' } as const);
    },
  };
  createPrefetch({ loader, remotes: REMOTES, connection, whenIdle: (work) => work() })(shown);
  return loaded;
}

it('loads what the shown remote leads to, once', () => {
  expect(loadedAfter('mfe-admin', FAST)).toEqual(['mfe-voting']);
});

it.each([
  ['that leads nowhere', 'mfe-voting', FAST],
  ['nobody knows', 'mfe-gone', FAST],
  ['on a slow network', 'mfe-admin', { ...FAST, effectiveType: '3g' }],
  ['on a thin network', 'mfe-admin', { ...FAST, downlink: 1.6 }],
  ['where data are saved', 'mfe-admin', { ...FAST, saveData: true }],
  ['in a browser that does not tell', 'mfe-admin', {}],
])('loads nothing for a remote %s', (_what, shown, connection) => {
  expect(loadedAfter(shown, connection)).toEqual([]);
});

it('loads nothing twice', () => {
  expect(loadedAfter('mfe-admin', FAST, ['mfe-voting'])).toEqual([]);
});
