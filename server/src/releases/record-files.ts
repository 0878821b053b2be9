import fs from 'node:fs/promises';
import path from 'node:path';
import { linkOnce } from '../files/link-once';
import { namesIn } from '../files/names-in';
import { readIfThere } from '../files/read-if-there';
import type { ReleaseRecord } from './release-record';
import type { MovableStorage, ReleaseName } from './release-storage';

/**
 * Keeps one record for each published release, for ever. The records are beside the registry, because browsers can read
 * every file of a release.
 * @param makeDrafts Called before a draft is written into `draftsDir`, so that the folder exists.
 */
export function recordFiles(
  recordsDir: string,
  draftsDir: string,
  makeDrafts: () => Promise<void>,
): Pick<MovableStorage, 'readRecord' | 'addRecord' | 'recorded'> {
  const fileOf = ({ module, version }: ReleaseName) => path.join(recordsDir, module, `${version}.json`);
  return {
    async readRecord(name) {
      const text = await readIfThere(fileOf(name));
      return text === null ? null : (JSON.parse(text) as ReleaseRecord);
    },
    async addRecord(name, record) {
      const file = fileOf(name);
      if ((await readIfThere(file)) !== null) return;
      await fs.mkdir(path.dirname(file), { recursive: true });
      await makeDrafts();
      await linkOnce(file, JSON.stringify(record, null, 2), draftsDir);
    },
    async recorded() {
      const modules = (await namesIn(recordsDir)).map(async (module) =>
        (await namesIn(path.join(recordsDir, module))).map((file) => ({
          module,
          version: path.basename(file, '.json'),
        })),
      );
      return (await Promise.all(modules)).flat();
    },
  };
}
