import fs from 'node:fs/promises';
import path from 'node:path';
import { namesIn } from '../files/names-in';

interface ShrinkOptions {
  readonly maxBytes: number;
  /** The times at which this process used releases, by `<module>/<version>`, in milliseconds. */
  readonly usedAt: Map<string, number>;
  /** The releases that are not removed. */
  readonly kept: readonly string[];
}

/**
 * Removes the releases that were used least recently until a folder with `<module>/<version>/` has at most `maxBytes`.
 * The time at which a file was last read shows what other processes use. Several processes can do this at once.
 */
export async function shrinkReleases(
  folder: string,
  { maxBytes, usedAt, kept }: ShrinkOptions,
): Promise<void> {
  const modules = (await namesIn(folder)).map(async (module) =>
    (await namesIn(path.join(folder, module)).catch(() => [])).map((version) => `${module}/${version}`),
  );
  const keys = (await Promise.all(modules)).flat().filter((key) => !key.startsWith('drafts/'));
  const found = keys.map(async (key) => {
    const { bytes, readAt } = await describe(path.join(folder, key));
    return { key, bytes, isKept: kept.includes(key), at: Math.max(readAt, usedAt.get(key) ?? 0) };
  });
  const releases = await Promise.all(found);
  releases.sort((one, other) => Number(other.isKept) - Number(one.isKept) || other.at - one.at);
  let total = 0;
  for (const { key, bytes, isKept } of releases) {
    total += bytes;
    if (isKept || total <= maxBytes) continue;
    usedAt.delete(key);
    await fs.rm(path.join(folder, key), { recursive: true, force: true });
  }
}

/** Gives the size of a release's files, and the time at which one of them was last read. */
async function describe(folder: string): Promise<{ bytes: number; readAt: number }> {
  const entries = await fs.readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const sizes = entries.map(async ({ parentPath, name }) =>
    fs.stat(path.join(parentPath, name)).then(
      ({ size, atimeMs }) => ({ size, atimeMs }),
      () => ({ size: 0, atimeMs: 0 }), // another process has removed the file
    ),
  );
  const all = await Promise.all(sizes);
  return {
    bytes: all.reduce((sum, { size }) => sum + size, 0),
    readAt: Math.max(0, ...all.map(({ atimeMs }) => atimeMs)),
  };
}
