import fs from 'node:fs/promises';
import path from 'node:path';
import { parseRelease } from './parse-release';
import type { Build } from './release-storage';

/**
 * Reads the build in a folder. Gives `null` when the folder has no release.json that can be read.
 * @throws {OperatorError} When the release.json is not valid.
 */
export async function readBuild(dist: string): Promise<Build | null> {
  const text = await fs.readFile(path.join(dist, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : { dist, release: parseRelease(text, dist) };
}
