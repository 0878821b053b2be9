import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';
import { OperatorError } from '../errors/operator-error';
import { pathExists } from '../files/path-exists';
import { findDamage } from './find-damage';
import type { Build } from './release-storage';
import { syncFolder } from '../files/sync-folder';

/**
 * Copies a build to its folder through a draft and a rename, so that a folder with its final name is complete, checked and
 * flushed to the disk. In a folder that exists already only damaged files are replaced.
 * @throws {OperatorError} when the files of the build differ from its release.json
 */
export async function publishFolder(
  { dist, release }: Build,
  target: string,
  draftsDir: string,
): Promise<void> {
  const damaged = (await pathExists(target)) ? await findDamage(target, release) : null;
  if (damaged?.length === 0) return;
  const draft = path.join(draftsDir, randomUUID());
  try {
    await copyFolder(dist, draft);
    if ((await findDamage(draft, release)).length > 0)
      throw new OperatorError(`The build of ${release.module} changed while it was copied. Try again.`);
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

async function copyFolder(from: string, to: string): Promise<void> {
  await fs.mkdir(to);
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await fs.writeFile(target, await fs.readFile(source), { flush: true });
  }
  await syncFolder(to);
}

/** Another process may have published the same version meanwhile. Its files are the same, so they stay. */
async function moveOnce(draft: string, target: string): Promise<void> {
  await fs.mkdir(path.dirname(target), { recursive: true });
  try {
    await fs.rename(draft, target);
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
  }
  await syncFolder(path.dirname(target));
}

/** Replaces files one by one, because visitors read this folder. Their precompressed variants are replaced too. */
async function repair(draft: string, target: string, files: readonly string[]): Promise<void> {
  for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    if (!(await pathExists(path.join(draft, file)))) continue;
    await fs.mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await fs.rename(path.join(draft, file), path.join(target, file));
  }
}
