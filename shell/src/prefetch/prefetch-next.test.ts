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

/** Gives the remotes that are prefetched on this network after the given remote is shown. */
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

it('loads each remote that the shown remote links to, once', () => {
  expect(loadedAfter('mfe-admin', FAST)).toEqual(['mfe-voting']);
});

it.each([
  ['that links to none', 'mfe-voting', FAST],
  ['that is unknown', 'mfe-gone', FAST],
  ['on a slow network', 'mfe-admin', { ...FAST, effectiveType: '3g' }],
  ['on a network with little bandwidth', 'mfe-admin', { ...FAST, downlink: 1.6 }],
  ['with data saving', 'mfe-admin', { ...FAST, saveData: true }],
  ['in a browser that reports no network', 'mfe-admin', {}],
])('loads nothing for a remote %s', (_what, shown, connection) => {
  expect(loadedAfter(shown, connection)).toEqual([]);
});

it('does not load a remote that is loaded already', () => {
  expect(loadedAfter('mfe-admin', FAST, ['mfe-voting'])).toEqual([]);
});
