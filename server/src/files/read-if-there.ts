import fs from 'node:fs/promises';
import { errorCode } from '../errors/error-code';

/** Reads a text file; `null` when there is no such file. Rejects when the file exists but cannot be read. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
