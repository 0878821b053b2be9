import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';

/**
 * Creates a file with all of its text at once. No process ever reads half of the text, and of several processes only
 * one creates the file.
 * @param draftsDir An existing folder on the same disk as `file`. The text is first written into this folder.
 * @param mode who may read and write the file; by default, the umask of the process decides
 * @returns `false` when the file exists already
 */
export async function linkOnce(
  file: string,
  text: string,
  draftsDir: string,
  mode?: number,
): Promise<boolean> {
  const draft = path.join(draftsDir, randomUUID());
  await fs.writeFile(draft, text, { flush: true, mode });
  try {
    await fs.link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    // NFS repeats a call whose answer was lost. The repeated call fails, because the first call has created the link.
    return (await fs.stat(draft)).nlink > 1;
  } finally {
    await fs.rm(draft, { force: true });
  }
}
