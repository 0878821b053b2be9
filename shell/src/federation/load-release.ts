import { slowNetworkMs, type RemoteRelease } from '@demo-evm/shared/contract';
import type { Federation } from './federation';
import type { IntegrityMap } from './integrity';
import { loadHashes } from './load-hashes';
import { removeStyles } from './remove-styles';

interface LoadReleaseOptions {
  readonly federation: Federation;
  readonly integrity: IntegrityMap;
}

/** This page's requests for the releases of one remote. */
interface RemoteFiles {
  /** Maps the address of a release's entry to the number of requests for the release. */
  readonly attempts: Map<string, number>;
  /** The folder of the last release that loaded successfully. It is `null` until a release has loaded. */
  shownFolder: string | null;
}

/**
 * The time that the hash list, entry, chunks and styles of a release may take together: in the first, the second and
 * every later attempt to load this release. The page makes the first two attempts by itself, so they must end before a
 * visitor gives up. Later attempts may take longer. On a slow network each timeout is longer. docs/decisions/0028
 */
const LOAD_TIMEOUTS_MS = [2_500, 2_500, 6_500];

/**
 * Creates the function that loads the app of a release through the federation runtime. Each attempt uses a new URL for
 * the entry, because browsers remember failed requests. The promise rejects when a file does not arrive in time, does
 * not match its hash, or fails to run.
 */
export function createLoadRelease({ federation, integrity }: LoadReleaseOptions) {
  const remotes = new Map<string, RemoteFiles>();
  federation.useScripts((url) => ({ integrity: integrity.hashOf(url), timeout: loadTimeoutMs(url) }));

  return async (release: RemoteRelease): Promise<unknown> => {
    const { container, entry } = release;
    const files = remotes.get(container) ?? { attempts: new Map<string, number>(), shownFolder: null };
    remotes.set(container, files);
    const isFirst = files.attempts.size === 0;
    const attempt = files.attempts.get(entry) ?? 0;
    files.attempts.set(entry, attempt + 1);
    const url = attempt === 0 ? entry : `${entry}?retry=${attempt}`;
    const folder = folderOf(entry);
    const timeout = startTimeout(loadTimeoutMs(url));
    try {
      integrity.add(folder, await timeout.limit(loadHashes(release, url.slice(entry.length))));
      federation.registerRemotes([{ name: container, entry: url, type: 'global' }], { force: !isFirst });
      const app = await timeout.limit(federation.loadRemote(`${container}/app`));
      for (const other of files.attempts.keys())
        if (folderOf(other) !== folder) removeStyles(folderOf(other));
      files.shownFolder = folder;
      return app;
    } catch (error) {
      if (files.shownFolder !== folder && !isOnScreen(folder)) removeStyles(folder);
      throw error;
    } finally {
      timeout.stop();
    }
  };
}

function loadTimeoutMs(url: string): number {
  const retry = Number(new URL(url, document.baseURI).searchParams.get('retry') ?? 0);
  return (LOAD_TIMEOUTS_MS[Math.min(retry, LOAD_TIMEOUTS_MS.length - 1)] ?? 0) + slowNetworkMs();
}

function folderOf(entry: string): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}

/** Says whether server-rendered HTML of this release is on the screen. The HTML needs the release's styles. */
function isOnScreen(folder: string): boolean {
  return document.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn === folder;
}

/** Starts one timeout for several steps. `limit` gives the result of a step, or rejects when the time is over. */
function startTimeout(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Its files did not arrive in time.')), milliseconds);
  });
  return {
    limit: <T>(step: Promise<T>): Promise<T> => Promise.race([step, timeout]),
    stop: () => clearTimeout(timer),
  };
}
