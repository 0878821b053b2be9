import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { describeDamage } from '../releases/gates';
import { liveReleases } from '../releases/live-releases';
import type { MovableStorage } from '../releases/release-storage';

interface MovedReleases {
  /** The number of releases that the other storage has now. */
  readonly count: number;
  /** A sentence for each damaged release, which was not moved. */
  readonly damaged: readonly string[];
}

/**
 * Copies all releases in the order of their publication. A release that is there already is not copied again.
 * @throws {OperatorError} when a live release is damaged
 */
export async function moveReleases(
  from: MovableStorage,
  to: MovableStorage,
  { modules }: Registry,
): Promise<MovedReleases> {
  const live = new Set(liveReleases(modules).map(nameOf));
  const damaged: string[] = [];
  let count = 0;
  for (const { module, version } of await from.published()) {
    const release = await from.readRelease(module, version);
    if (!release) continue; // the folder of a release that somebody has removed by half
    const damage = describeDamage(release, false, await from.findDamage(release));
    if (damage.length > 0 && live.has(nameOf(release))) throw new OperatorError(damage.join(' '));
    damaged.push(...damage);
    if (damage.length > 0) continue;
    if (!(await isThere(from, to, release))) await copyRelease(from, to, release);
    count += 1;
  }
  return { count, damaged };
}

async function isThere(from: MovableStorage, to: MovableStorage, release: Release): Promise<boolean> {
  if (!(await to.readRelease(release.module, release.version))) return false;
  if ((await to.findDamage(release)).length > 0) return false;
  return (await to.hasSourceMaps(release)) || !(await from.hasSourceMaps(release));
}

async function copyRelease(from: MovableStorage, to: MovableStorage, release: Release): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-move-'));
  try {
    const dist = path.join(folder, 'dist');
    await from.writeBuild(release, dist);
    await to.addRelease({ release, dist });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

const nameOf = ({ module, version }: Release) => `${module}@${version}`;
