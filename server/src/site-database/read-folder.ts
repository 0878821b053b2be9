import fs from 'node:fs/promises';
import path from 'node:path';

/** Reads all files of a folder and of the folders in it. Gives their contents by path, sorted, with `/` between names. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const entries = await fs.readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? path.join(entry.parentPath, entry.name) : []));
  for (const file of paths.sort())
    files.set(path.relative(folder, file).split(path.sep).join('/'), await fs.readFile(file));
  return files;
}
