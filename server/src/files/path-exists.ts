import fs from 'node:fs/promises';

/** Whether a file or folder exists at this path. */
export function pathExists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
