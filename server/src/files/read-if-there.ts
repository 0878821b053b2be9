import fs from 'node:fs/promises';
import { errorCode } from '../errors/error-code';

/** Reads a file; `null` when there is no such file. Rejects when the file exists but cannot be read. */
export async function readBytesIfThere(file: string): Promise<Buffer | null> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Reads a text file, as `readBytesIfThere` does. */
export async function readIfThere(file: string): Promise<string | null> {
  const bytes = await readBytesIfThere(file);
  return bytes && bytes.toString();
}
