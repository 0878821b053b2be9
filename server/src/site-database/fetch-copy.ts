import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { pathExists } from '../files/path-exists';
import { clearLeftovers } from '../releases/clear-leftovers';
import { findDamageIn } from '../releases/find-damage';
import { describeDamage } from '../releases/gates';
import { parseRelease } from '../releases/parse-release';
import { publishFolder } from '../releases/publish-folder';
import type { ReleaseName } from '../releases/release-storage';

interface Copy {
  /** The folder of the copy. */
  readonly target: string;
  readonly draftsDir: string;
  /** Writes the files of a published release into a new folder. */
  readonly fetch: (release: ReleaseName, folder: string) => Promise<void>;
}

/** Reads the release.json of a copy. Gives `null` when there is none, or the copy is damaged. */
export async function readWholeCopy(folder: string): Promise<Release | null> {
  const release = await readCopy(folder);
  return release && (await findDamageIn(folder, release)).length === 0 ? release : null;
}

/**
 * Fetches a release, checks every file against its release.json, and makes the copy or repairs it.
 * @throws {OperatorError} when the release is damaged where it comes from
 */
export async function fetchCopy(release: ReleaseName, { target, draftsDir, fetch }: Copy): Promise<Release> {
  await fs.mkdir(draftsDir, { recursive: true });
  await clearLeftovers(draftsDir);
  const fetched = path.join(draftsDir, `fetched-${randomUUID()}`);
  try {
    await fetch(release, fetched);
    const described = await readCopy(fetched);
    if (!described) throw new OperatorError(`${release.module} ${release.version} has no release.json.`);
    const damage = describeDamage(described, false, await findDamageIn(fetched, described));
    if (damage.length > 0) throw new OperatorError(damage.join(' '));
    // Without its release.json, a copy cannot be repaired file by file. If there is no copy yet, nothing is removed, because
    // another process may put a whole one there meanwhile.
    if ((await pathExists(target)) && !(await readCopy(target)))
      await fs.rm(target, { recursive: true, force: true });
    await publishFolder(described, target, draftsDir, (draft) => fs.rename(fetched, draft));
    return described;
  } finally {
    await fs.rm(fetched, { recursive: true, force: true });
  }
}

/** Reads the release.json of a copy; `null` when it is missing or not valid. */
async function readCopy(folder: string): Promise<Release | null> {
  try {
    return parseRelease(await fs.readFile(path.join(folder, 'release.json'), 'utf8'), folder);
  } catch {
    return null;
  }
}
