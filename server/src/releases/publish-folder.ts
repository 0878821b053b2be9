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
 * Copies a build to its folder, through a draft and a rename: a folder under its final name is complete, checked,
 * and on the disk. Of a folder that is there only damaged files are replaced.
 * @throws {OperatorError} when the build's files are not those that its release.json describes
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
      await mend(
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

/** Another process may have published the same version meanwhile; theirs is as good as ours. */
async function moveOnce(draft: string, target: string): Promise<void> {
  await fs.mkdir(path.dirname(target), { recursive: true });
  try {
    await fs.rename(draft, target);
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
  }
  await syncFolder(path.dirname(target));
}

/** One by one: visitors read this folder. A file is replaced with what is compressed of it. */
async function mend(draft: string, target: string, files: readonly string[]): Promise<void> {
  for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    if (!(await pathExists(path.join(draft, file)))) continue;
    await fs.mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await fs.rename(path.join(draft, file), path.join(target, file));
  }
}
