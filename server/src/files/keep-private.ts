import fs from 'node:fs/promises';
import path from 'node:path';
import { reasonOf, OperatorError } from '../errors/operator-error';

/** Makes all files and folders that this process creates from now on readable for its own user only. */
export function createPrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Makes a folder, if it is missing, and lets only its owner look into it. A folder of another user stays as it is.
 * @throws {OperatorError} when the folder cannot be made
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await fs.mkdir(folder, { recursive: true });
  } catch (error) {
    throw new OperatorError(`DATA_DIR ${folder} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  const { uid } = await fs.stat(folder);
  if (uid === process.getuid?.()) await fs.chmod(folder, 0o700);
}

/** Lets only their owner read the files and folders in a folder. */
export async function makeContentPrivate(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { withFileTypes: true, recursive: true }))
    await fs.chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

/** Lets everybody read a folder with its content, for example a web server of another user. */
export async function makePublic(folder: string): Promise<void> {
  await fs.chmod(folder, 0o755);
  for (const entry of await fs.readdir(folder, { withFileTypes: true, recursive: true }))
    await fs.chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
