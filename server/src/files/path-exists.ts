import fs from 'node:fs/promises';

/** Says whether this process can reach a file or folder at this path. */
export function pathExists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
