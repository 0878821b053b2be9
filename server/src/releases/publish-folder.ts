import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';
import { errorCode } from '../errors/error-code';
import { OperatorError } from '../errors/operator-error';
import { pathExists } from '../files/path-exists';
import { findDamageIn } from './find-damage';
import { SOURCE_MAPS, type Build } from './release-storage';
import { syncFolder } from '../files/sync-folder';

/**
 * Writes a release into a draft folder and renames the draft to `target`. So `target` is complete when it appears. If
 * `target` exists already, only its damaged files are replaced.
 * @param writeDraft Makes the draft folder and writes all files of the release into it. Rejects when it cannot write
 *   exactly the files that were released.
 */
export async function publishFolder(
  release: Release,
  target: string,
  draftsDir: string,
  writeDraft: (draft: string) => Promise<void>,
): Promise<void> {
  const damaged = (await pathExists(target)) ? await findDamageIn(target, release) : null;
  if (damaged?.length === 0) return;
  const draft = path.join(draftsDir, randomUUID());
  try {
    await writeDraft(draft);
    if (damaged)
      await repair(
        draft,
        target,
        damaged.map(({ file }) => file),
      );
    else await moveOnce(draft, target);
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
}

/**
 * Copies a build without its source maps, and flushes the copy to the disk.
 * @throws {OperatorError} When files of the copy differ from the release.json of the build.
 */
export async function copyBuild({ dist, release }: Build, draft: string): Promise<void> {
  await copyFolder(dist, draft, (name) => name === SOURCE_MAPS);
  if ((await findDamageIn(draft, release)).length > 0)
    throw new OperatorError(`The build of ${release.module} changed while it was copied. Try again.`);
}

/** @param isLeftOut Says of the name of a file or folder in `from` itself whether it is not copied. */
export async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (name: string) => boolean = () => false,
): Promise<void> {
  await fs.mkdir(to);
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await fs.writeFile(target, await fs.readFile(source), { flush: true });
  }
  await syncFolder(to);
}

/**
 * Renames the draft to `target`. If another process has published the same version meanwhile, the published folder
 * does not change.
 */
export async function moveOnce(draft: string, target: string): Promise<void> {
  await fs.mkdir(path.dirname(target), { recursive: true });
  try {
    await fs.rename(draft, target);
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
  }
  await syncFolder(path.dirname(target));
}

/**
 * Replaces files and their precompressed variants one by one. The folder stays in place, because visitors may read the
 * folder at the same time.
 */
async function repair(draft: string, target: string, files: readonly string[]): Promise<void> {
  for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    if (!(await pathExists(path.join(draft, file)))) continue;
    await fs.mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await fs.rename(path.join(draft, file), path.join(target, file));
  }
}
