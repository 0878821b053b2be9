import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { pathExists } from '../files/path-exists';
import { liveReleases } from '../releases/live-releases';
import type { ReleaseName, ReleaseStorage } from '../releases/release-storage';
import { fetchCopy, readWholeCopy } from './fetch-copy';
import { keyOf } from './release-lookup';
import { shrinkReleases } from './shrink-releases';

interface Options {
  readonly folder: string;
  readonly maxBytes: number;
  /** Says whether a release was published. */
  readonly isPublished: (release: ReleaseName) => Promise<boolean>;
  /** Writes the files of a published release into a new folder. */
  readonly fetch: (release: ReleaseName, folder: string) => Promise<void>;
}

/** Matches the versions that a release can have (parse-release.ts). A version is the name of a folder. */
const VERSION = /^\d[0-9A-Za-z.+-]*$/;

/**
 * Keeps copies of releases in a folder of limited size. A copy is checked against its release.json when this process uses
 * it for the first time, and when a file is missing. Several processes can use the same folder. docs/decisions/0063
 */
export function createReleaseCache({
  folder,
  maxBytes,
  isPublished,
  fetch,
}: Options): Pick<ReleaseStorage, 'prepare' | 'prepareLive'> {
  const draftsDir = path.join(folder, 'drafts');
  const folderOf = (release: ReleaseName) => path.join(folder, keyOf(release));
  /** The copies that were checked, and those that are being checked or fetched. */
  const ready = new Map<string, Promise<Release | null>>();
  const usedAt = new Map<string, number>();
  let live: readonly ReleaseName[] = [];

  async function copyOf(release: ReleaseName): Promise<Release | null> {
    const whole = await readWholeCopy(folderOf(release));
    if (whole) return whole;
    if (!(await isPublished(release))) return null;
    const fetched = await fetchCopy(release, { target: folderOf(release), draftsDir, fetch });
    // What cannot be removed now, for example because another process writes there, is removed after a later fetch.
    const kept = [...live, release].map(keyOf);
    await shrinkReleases(folder, { maxBytes, usedAt, kept }).catch(() => undefined);
    return fetched;
  }

  function load(release: ReleaseName): Promise<Release | null> {
    const key = keyOf(release);
    const loading = copyOf(release);
    ready.set(key, loading);
    const forget = () => ready.get(key) === loading && ready.delete(key);
    void loading.then((found) => found ?? forget(), forget);
    return loading;
  }

  async function prepare(release: ReleaseName, file = 'release.json'): Promise<boolean> {
    if (!VERSION.test(release.version)) return false;
    const key = keyOf(release);
    const loading = ready.get(key);
    const known = await (loading ?? load(release));
    if (known) usedAt.set(key, Date.now());
    if (!known || (await pathExists(path.join(folderOf(release), file)))) return known !== null;
    if (file !== 'release.json' && !Object.hasOwn(known.files, file)) return true; // the release has no such file
    // Of several requests that miss a file, the first one fetches the release again.
    return (await (ready.get(key) === loading ? load(release) : (ready.get(key) ?? load(release)))) !== null;
  }

  return {
    prepare,
    async prepareLive({ modules }) {
      live = liveReleases(modules);
      const prepared = live.map(async (release) => {
        if (!(await prepare(release)))
          throw new OperatorError(`${release.module} ${release.version} is live, but was never published.`);
      });
      await Promise.all(prepared);
    },
  };
}
