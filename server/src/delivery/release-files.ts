import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';

/** Is every file of the release in the folder, byte for byte as its release.json says? */
export async function isIntact(folder: string, { files }: Release): Promise<boolean> {
  const checks = Object.entries(files).map(async ([name, { integrity }]) => {
    const content = await fs.readFile(path.join(folder, name)).catch(() => null);
    return content !== null && integrity === integrityOf(content);
  });
  return (await Promise.all(checks)).every(Boolean);
}

/** The hash of a file, as a registry and a script tag write it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
