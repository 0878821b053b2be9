import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@demo-evm/shared/contract';
import { errorCode } from '../error-code';

const EMPTY: Registry = { format: 1, revision: 0, modules: {} };

/** Path of the registry inside a site folder. */
export function registryPath(siteDir: string): string {
  return path.join(siteDir, 'registry.json');
}

/** The registry of a site folder; an empty one when nothing was ever released there. */
export async function readRegistry(siteDir: string): Promise<Registry> {
  try {
    return JSON.parse(await fs.readFile(registryPath(siteDir), 'utf8')) as Registry;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return EMPTY;
    throw error;
  }
}

/** Replaces the registry in one step: a reader sees the old one or the new one, never a part. */
export async function writeRegistry(siteDir: string, registry: Registry): Promise<void> {
  const draft = `${registryPath(siteDir)}.${randomUUID()}.tmp`;
  await fs.writeFile(draft, JSON.stringify(registry, null, 2));
  await fs.rename(draft, registryPath(siteDir));
}
