import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, type RemoteModule, type RemoteRelease } from '@demo-evm/shared/contract';
import { failure, success, type Result } from '@demo-evm/shared/domain';

/** `unreachable`: its files did not arrive or did not run. `unsupported`: it speaks another contract. */
export type LoadFailure = 'unreachable' | 'unsupported';

export type LoadedRemote = Result<RemoteModule, LoadFailure>;

export interface RemoteLoader {
  /** Loads a remote, once; after a failure the next call starts afresh under a new URL. Never rejects. */
  load(release: RemoteRelease): Promise<LoadedRemote>;
  /** The module when it has been loaded already, so that a known route renders without waiting. */
  peek(release: RemoteRelease): RemoteModule | undefined;
}

/** What this module needs of the federation runtime; tests give their own. */
export interface Federation {
  readonly registerRemotes: typeof registerRemotes;
  readonly loadRemote: (id: string) => Promise<unknown>;
}

/** An entry that hangs counts as lost after this; the runtime alone would wait 20 s. */
const ENTRY_TIMEOUT_MS = 4_000;

/** Makes the page's loader of remotes. ARCHITECTURE: a remote exposes `./app`; traps of registerRemotes. */
export function createRemoteLoader(federation: Federation = { registerRemotes, loadRemote }): RemoteLoader {
  const loaded = new Map<string, RemoteModule>();
  const attempts = new Map<string, number>();
  const underWay = new Map<string, Promise<LoadedRemote>>();

  const fetchRemote = async ({ container, entry }: RemoteRelease): Promise<unknown> => {
    const attempt = attempts.get(container) ?? 0;
    attempts.set(container, attempt + 1);
    const url = attempt === 0 ? entry : `${entry}?retry=${attempt}`;
    federation.registerRemotes([{ name: container, entry: url, type: 'global' }], { force: attempt > 0 });
    return federation.loadRemote(`${container}/app`);
  };

  const attemptLoad = async (release: RemoteRelease): Promise<LoadedRemote> => {
    if (release.contractVersion !== CONTRACT_VERSION) return unsupported(release, release.contractVersion);
    try {
      const module = await fetchRemote(release);
      if (!isRemoteModule(module)) return unsupported(release, 'none');
      if (module.contractVersion !== CONTRACT_VERSION) return unsupported(release, module.contractVersion);
      loaded.set(release.container, module);
      return success(module);
    } catch (error) {
      console.error(`${release.module} ${release.version} could not be loaded.`, error);
      return failure('unreachable');
    }
  };

  return {
    peek: ({ container }) => loaded.get(container),
    load(release) {
      const known = loaded.get(release.container);
      if (known) return Promise.resolve(success(known));
      const pending = underWay.get(release.container);
      if (pending) return pending;
      const started = attemptLoad(release).finally(() => underWay.delete(release.container));
      underWay.set(release.container, started);
      return started;
    },
  };
}

/** Makes a hanging entry fail in seconds. To be called once, before the first load. */
export function limitEntryTime(): void {
  registerPlugins([
    {
      name: 'entry-timeout',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);
}

function unsupported({ module, version }: RemoteRelease, contract: number | 'none'): LoadedRemote {
  console.error(`${module} ${version} has contract ${contract}; this shell needs ${CONTRACT_VERSION}.`);
  return failure('unsupported');
}

function isRemoteModule(module: unknown): module is RemoteModule {
  if (typeof module !== 'object' || module === null) return false;
  return 'default' in module && typeof module.default === 'function' && 'contractVersion' in module;
}
