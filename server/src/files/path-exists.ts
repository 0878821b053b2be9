import fs from 'node:fs/promises';

/** Is there a file or folder of that name? */
export function pathExists(name: string): Promise<boolean> {
  return fs.access(name).then(
    () => true,
    () => false,
  );
}
