import type { RemoteModule } from '@demo-evm/shared/contract';
import { failure, success } from '@demo-evm/shared/domain';
import type { ReleaseDirectory } from './release-directory';
import { createRemoteSlots } from './remote-slots';
import { createTryRelease, type LoadedRemote, type TryReleaseOptions } from './try-release';

export interface RemoteLoader {
  /**
   * Tries to load the live release once, before the remote's route is shown. A failed canary is replaced with the
   * current release, but no other failure is retried. During a `load` of the remote, `tryOnce` gives the result of
   * that `load`. The promise never rejects.
   */
  readonly tryOnce: (module: string) => Promise<LoadedRemote>;
  /**
   * Loads the live release of a remote unless it is loaded already. After a failure, `load` reads the registry again
   * and tries the release that the registry now names. If this try fails too, `load` gives an older release that this
   * page has loaded, or reloads the page when a newer shell may help, or gives the failure. The promise never rejects.
   * During a reload the promise stays pending.
   */
  readonly load: (module: string) => Promise<LoadedRemote>;
  /** Gives the remote if its live release is loaded already, so that its route can render without waiting. */
  readonly peek: (module: string) => RemoteModule | undefined;
  /**
   * Stops using a canary that threw an error while it was shown. The next load loads the current release.
   * @param reason what went wrong, for the report to the people who watch the canary
   * @returns `true`, or `false` when the live release is not a canary.
   */
  readonly leaveCanary: (module: string, reason: string) => boolean;
}

interface LoaderOptions extends TryReleaseOptions {
  readonly directory: ReleaseDirectory;
  /** Reloads the page to get a newer shell. Gives `false` if the page is not reloaded (reload-once.ts). */
  readonly reload: (revision: number) => boolean;
}

/** Makes the page's loader of remotes. docs/decisions/0003; docs/decisions/0028. */
export function createRemoteLoader({ directory, reload, ...options }: LoaderOptions): RemoteLoader {
  const { report } = options;
  const tryRelease = createTryRelease(options);
  const slotOf = createRemoteSlots();

  const peek = (module: string) => {
    const { loaded } = slotOf(module);
    return loaded && loaded.release.version === directory.find(module)?.version ? loaded.remote : undefined;
  };

  const leaveCanary = (module: string, detail: string): boolean => {
    const slot = slotOf(module);
    const { version = '' } = directory.find(module) ?? {};
    if (!directory.leaveCanary(module)) return false;
    if (slot.loaded?.release.version === version) slot.loaded = null;
    report({ kind: 'canary-left', module, version, detail });
    return true;
  };

  const tryOnce = async (module: string): Promise<LoadedRemote> => {
    const slot = slotOf(module);
    const release = directory.find(module);
    if (!release) return failure('unreachable');
    const answer = await tryRelease(release);
    if (answer.ok) slot.loaded = { release, remote: answer.value };
    else if (leaveCanary(module, answer.error)) return tryOnce(module);
    slot.hasFailed = !answer.ok;
    return answer;
  };

  /**
   * Reads the registry again after a failed try, and tries the release that the registry names. If this try fails too,
   * `recover` gives an older release that is loaded, or reloads the page, or gives the failure.
   */
  const recover = async (module: string): Promise<LoadedRemote> => {
    await directory.refresh();
    const answer = await tryOnce(module);
    const { version = '' } = directory.find(module) ?? {};
    if (answer.ok) {
      report({ kind: 'heal', module, version });
      return answer;
    }
    const { loaded } = slotOf(module);
    if (loaded) {
      const detail = 'shows an older release that this page had loaded';
      report({ kind: 'heal', module, version: loaded.release.version, detail });
      return success(loaded.remote);
    }
    if (answer.error === 'unsupported' && directory.hasNewShell() && reload(directory.revision())) {
      report({ kind: 'reload', module, version });
      return new Promise(() => undefined); // never settles, because the page is being reloaded
    }
    return answer;
  };

  const load = async (module: string): Promise<LoadedRemote> => {
    const slot = slotOf(module);
    await slot.pendingTry;
    const known = peek(module);
    if (known) return success(known);
    if (slot.hasFailed) return recover(module);
    const answer = await tryOnce(module);
    return answer.ok ? answer : recover(module);
  };

  return {
    peek,
    leaveCanary,
    tryOnce(module) {
      const slot = slotOf(module);
      return (
        slot.pendingLoad ?? (slot.pendingTry ??= tryOnce(module).finally(() => (slot.pendingTry = null)))
      );
    },
    load(module) {
      const slot = slotOf(module);
      return (slot.pendingLoad ??= load(module).finally(() => (slot.pendingLoad = null)));
    },
  };
}
