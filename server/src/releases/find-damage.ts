import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@demo-evm/shared/contract';
import { hasIntegrity } from './integrity';
import type { Damage } from './release-storage';

/** Browsers may get a precompressed file in place of the plain file, so both must have the same content. */
const COMPRESSED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * Finds the files of a release that are missing from a folder or changed in it. A precompressed file counts as changed
 * when its decompressed content differs from the plain file.
 */
export async function findDamage(folder: string, { files }: Release): Promise<Damage[]> {
  const checks = Object.entries(files).map(async ([name, { integrity }]): Promise<Damage[]> => {
    const file = path.join(folder, name);
    const content = await fs.readFile(file).catch(() => null);
    if (content === null) return [{ file: name, problem: 'missing' }];
    if (!hasIntegrity(content, integrity)) return [{ file: name, problem: 'changed' }];
    const changed = Object.entries(COMPRESSED).map(async ([suffix, decompress]): Promise<Damage[]> => {
      const packed = await fs.readFile(file + suffix).catch(() => null);
      if (packed === null) return []; // small files are not precompressed
      const same = await decompress(packed).then(
        (plain) => content.equals(plain),
        () => false,
      );
      return same ? [] : [{ file: name + suffix, problem: 'changed' }];
    });
    return (await Promise.all(changed)).flat();
  });
  return (await Promise.all(checks)).flat();
}
