import fs from 'node:fs/promises';
import path from 'node:path';
import { parseRelease } from './parse-release';
import type { Build } from './release-storage';

/** What a build left in a folder; `null` when there is no release.json. */
export async function readBuild(dist: string): Promise<Build | null> {
  const text = await fs.readFile(path.join(dist, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : { dist, release: parseRelease(text, dist) };
}
