import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@demo-evm/shared/contract';
import { hasIntegrity } from './integrity';
import type { Damage } from './release-storage';

/** Browsers may get a precompressed file in place of the plain file, so both must have the same content. */
const COMPRESSED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Finds the files of a release that are missing from a folder or changed in it, as `findDamage` does. */
export function findDamageIn(folder: string, release: Release): Promise<Damage[]> {
  return findDamage((name) => fs.readFile(path.join(folder, name)).catch(() => null), release);
}

/**
 * Finds the files of a release that are missing or changed. A precompressed file counts as changed when its decompressed
 * content differs from the plain file.
 * @param read Gives the content of a plain or precompressed file; `null` when there is none.
 */
export async function findDamage(
  read: (name: string) => Buffer | null | Promise<Buffer | null>,
  { files }: Release,
): Promise<Damage[]> {
  const checks = Object.entries(files).map(async ([name, { integrity }]): Promise<Damage[]> => {
    const content = await read(name);
    if (content === null) return [{ file: name, problem: 'missing' }];
    if (!hasIntegrity(content, integrity)) return [{ file: name, problem: 'changed' }];
    const changed = Object.entries(COMPRESSED).map(async ([suffix, decompress]): Promise<Damage[]> => {
      const packed = await read(name + suffix);
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
