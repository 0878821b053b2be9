import { SUPPORTED_CONTRACTS, type RemoteModule, type RemoteRelease } from '@demo-evm/shared/contract';
import { failure, success, type Result } from '@demo-evm/shared/domain';
import type { Report } from '../events/report';
import { createAttempts } from './attempts';
import type { Federation } from './federation';
import type { IntegrityMap } from './integrity';
import type { ReleaseDirectory } from './release-directory';

/** `unreachable`: its files did not arrive or did not run. `unsupported`: it has another contract version. */
export type LoadFailure = 'unreachable' | 'unsupported';

export type LoadedRemote = Result<RemoteModule, LoadFailure>;

export interface RemoteLoader {
  /** Tries once, before its route is shown: what fails is left to `load`, which waits for it. Never rejects. */
  readonly tryOnce: (module: string) => Promise<LoadedRemote>;
  /**
   * Loads a remote's live release, once. A load that fails heals: the registry is read again and what it says
   * is loaded under a new URL. After that it is over, until the next call. Never rejects.
   */
  readonly load: (module: string) => Promise<LoadedRemote>;
  /** The module when its live release is here already, so that a known route renders without waiting. */
  readonly peek: (module: string) => RemoteModule | undefined;
  /**
   * Leaves a canary that threw while it was shown; the next load takes the current release.
   * @param reason what went wrong, for whoever watches the canary
   * @returns `false` when the module's release is no canary
   */
  readonly leaveCanary: (module: string, reason: string) => boolean;
}

interface LoaderOptions {
  readonly federation: Federation;
  readonly directory: ReleaseDirectory;
  readonly integrity: IntegrityMap;
  readonly report: Report;
  /** Loads the page anew, for a newer shell; `false` when that was done already. */
  readonly reload: (revision: number) => boolean;
}

interface Loaded {
  readonly release: RemoteRelease;
  readonly remote: RemoteModule;
}

/** Makes the page's loader of remotes. docs/decisions/0003; docs/decisions/0028. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { directory, report, reload } = options;
  const attempts = createAttempts(options);
  const loaded = new Map<string, Loaded>();
  const failed = new Set<string>();
  const trying = new Map<string, Promise<LoadedRemote>>();
  const underWay = new Map<string, Promise<LoadedRemote>>();

  const peek = (module: string) => {
    const known = loaded.get(module);
    return known && known.release.version === directory.find(module)?.version ? known.remote : undefined;
  };

  const attempt = async (release: RemoteRelease): Promise<LoadedRemote> => {
    const { module, version } = release;
    if (!SUPPORTED_CONTRACTS.includes(release.contractVersion)) {
      return refuse(release, release.contractVersion);
    }
    const startedAt = performance.now();
    try {
      const remote = await attempts.make(release);
      if (!isRemoteModule(remote)) return refuse(release, 'none');
      if (!SUPPORTED_CONTRACTS.includes(remote.contractVersion)) {
        return refuse(release, remote.contractVersion);
      }
      loaded.set(module, { release, remote });
      failed.delete(module);
      report({ kind: 'load', module, version, ms: Math.round(performance.now() - startedAt) });
      return success(remote);
    } catch (error) {
      console.error(`${module} ${version} could not be loaded.`, error);
      report({ kind: 'failure', module, version, detail: String(error) });
      return failure('unreachable');
    }
  };

  const refuse = ({ module, version }: RemoteRelease, contract: number | 'none'): LoadedRemote => {
    const detail = `contract ${contract}; this shell needs ${SUPPORTED_CONTRACTS.join(' or ')}`;
    console.error(`${module} ${version} has ${detail}.`);
    report({ kind: 'refusal', module, version, detail });
    return failure('unsupported');
  };

  const leaveCanary = (module: string, detail: string): boolean => {
    const { version = '' } = directory.find(module) ?? {};
    if (!directory.leaveCanary(module)) return false;
    if (loaded.get(module)?.release.version === version) loaded.delete(module);
    report({ kind: 'canary-left', module, version, detail });
    return true;
  };

  const tryOnce = async (module: string): Promise<LoadedRemote> => {
    const release = directory.find(module);
    if (!release) return failure('unreachable');
    const answer = await attempt(release);
    if (answer.ok) return answer;
    if (leaveCanary(module, answer.error)) return tryOnce(module);
    failed.add(module);
    return answer;
  };

  /** After a failed try. An older release that this page has loaded before is better than none. */
  const heal = async (module: string): Promise<LoadedRemote> => {
    await directory.refresh();
    const answer = await tryOnce(module);
    const { version = '' } = directory.find(module) ?? {};
    if (answer.ok) {
      report({ kind: 'heal', module, version });
      return answer;
    }
    const older = loaded.get(module);
    if (older) {
      report({
        kind: 'heal',
        module,
        version: older.release.version,
        detail: 'an older release of this page',
      });
      return success(older.remote);
    }
    if (answer.error === 'unsupported' && directory.hasNewShell() && reload(directory.revision())) {
      report({ kind: 'reload', module, version });
      return new Promise(() => undefined); // the page is leaving
    }
    return answer;
  };

  const load = async (module: string): Promise<LoadedRemote> => {
    await trying.get(module);
    const known = peek(module);
    if (known) return success(known);
    if (failed.has(module)) return heal(module);
    const answer = await tryOnce(module);
    return answer.ok ? answer : heal(module);
  };

  return {
    peek,
    leaveCanary,
    tryOnce(module) {
      const pending = underWay.get(module) ?? trying.get(module);
      if (pending) return pending;
      const tried = tryOnce(module).finally(() => trying.delete(module));
      trying.set(module, tried);
      return tried;
    },
    load(module) {
      const pending = underWay.get(module);
      if (pending) return pending;
      const started = load(module).finally(() => underWay.delete(module));
      underWay.set(module, started);
      return started;
    },
  };
}

function isRemoteModule(module: unknown): module is RemoteModule {
  if (typeof module !== 'object' || module === null) return false;
  return 'default' in module && typeof module.default === 'function' && 'contractVersion' in module;
}
