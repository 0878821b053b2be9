import fs from 'node:fs/promises';
import { errorCode } from '../errors/error-code';

/** Gives the names of the files and folders in a folder; an empty list when there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
