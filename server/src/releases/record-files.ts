import fs from 'node:fs/promises';
import path from 'node:path';
import { linkOnce } from '../files/link-once';
import { readIfThere } from '../files/read-if-there';
import type { ReleaseRecord } from './release-record';
import type { ReleaseStorage } from './release-storage';

/**
 * Keeps one record for each published release, for ever. The records are beside the registry, because browsers can read
 * every file of a release.
 * @param makeDrafts Called before a draft is written into `draftsDir`, so that the folder exists.
 */
export function recordFiles(
  recordsDir: string,
  draftsDir: string,
  makeDrafts: () => Promise<void>,
): Pick<ReleaseStorage, 'readRecord' | 'addRecord'> {
  const fileOf = (module: string, version: string) => path.join(recordsDir, module, `${version}.json`);
  return {
    async readRecord(module, version) {
      const text = await readIfThere(fileOf(module, version));
      return text === null ? null : (JSON.parse(text) as ReleaseRecord);
    },
    async addRecord({ module, version }, record) {
      const file = fileOf(module, version);
      if ((await readIfThere(file)) !== null) return;
      await fs.mkdir(path.dirname(file), { recursive: true });
      await makeDrafts();
      await linkOnce(file, JSON.stringify(record, null, 2), draftsDir);
    },
  };
}
