import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStorage } from '../releases/release-storage';

const LOOK_EVERY_MS = 1_000;

/**
 * Waits until a canary has ended, and says why. The servers of the site end the canary
 * (canary-watch/watch-canaries.ts), so the canary goes on when this function is interrupted.
 * @param started the revision of the registry in which the canary began
 * @returns what the server has changed and why, or a sentence when a command has ended or replaced the canary
 */
export async function followCanary(
  storage: ReleaseStorage,
  module: string,
  version: string,
  started: number,
): Promise<string> {
  while ((await storage.readRegistry()).modules[module]?.canary?.version === version)
    await wait(LOOK_EVERY_MS);
  const reasons = (await storage.history())
    .filter(({ registry }) => registry.revision > started)
    .flatMap(({ registry: { reason } }) => reason ?? []);
  return (
    reasons.find((reason) => reason.includes(`${version} of ${module}`)) ??
    `A command has ended the canary ${version} of ${module}.`
  );
}
