import fs from 'node:fs/promises';
import { OperatorError } from '../errors/operator-error';

/** A folder with these files is an earlier export, which may be replaced. */
const EXPORT_MARKERS = ['_headers', '_redirects', 'registry.json'];

/**
 * Says whether a folder holds an earlier export. Gives `false` for a folder that is empty, and for one that
 * cannot be read or does not exist.
 * @throws {OperatorError} when the folder holds files but no earlier export
 */
export async function isEarlierExport(target: string): Promise<boolean> {
  const names = await fs.readdir(target).catch((): string[] => []);
  if (names.length === 0) return false;
  if (EXPORT_MARKERS.every((name) => names.includes(name))) return true;
  throw new OperatorError(
    `${target} holds files that are not an earlier export. Choose an empty or a new folder.`,
  );
}
