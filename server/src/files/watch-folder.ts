import fs from 'node:fs';

/**
 * Calls `onChange` soon after a file was added to a folder, changed or removed. Makes the folder when it is missing.
 * @returns a function that ends the calls; `null` when the system cannot watch the folder, for example because too many
 *   folders are watched
 */
export function watchFolder(folder: string, onChange: () => void): (() => void) | null {
  try {
    fs.mkdirSync(folder, { recursive: true });
    const watcher = fs.watch(folder, { persistent: false }, () => onChange());
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    return null;
  }
}
