import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@demo-evm/shared/contract';
import type { Damage } from './release-storage';

/** What is compressed before is sent instead of its file, and so must hold the same. */
const COMPRESSED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** The files of a release in a folder that are not, byte for byte, what its release.json says. */
export async function findDamage(folder: string, { files }: Release): Promise<Damage[]> {
  const checks = Object.entries(files).map(async ([name, { integrity }]): Promise<Damage[]> => {
    const file = path.join(folder, name);
    const content = await fs.readFile(file).catch(() => null);
    if (content === null) return [{ file: name, problem: 'missing' }];
    if (integrityOf(content) !== integrity) return [{ file: name, problem: 'changed' }];
    const changed = Object.entries(COMPRESSED).map(async ([suffix, decompress]): Promise<Damage[]> => {
      const packed = await fs.readFile(file + suffix).catch(() => null);
      if (packed === null) return []; // small files have none
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

/** The hash of a file, as a registry and a script tag write it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
