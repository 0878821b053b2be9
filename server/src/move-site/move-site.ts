import { OperatorError } from '../errors/operator-error';
import type { MovableStorage } from '../releases/release-storage';
import { moveReleases } from './move-releases';

/**
 * Copies a site to another storage: releases with their files and source maps, records, notes about builds, and revisions
 * with their numbers and times. The site that it comes from stays as it is. The revisions come last, so the other storage
 * has no site until everything is there. When the process is killed, the next call goes on.
 * @returns a sentence that says what was done
 * @throws {OperatorError} when the other storage has a site of its own, or a live release is damaged
 */
export async function moveSite(from: MovableStorage, to: MovableStorage): Promise<string> {
  const revisions = await from.history(Infinity);
  const [newest] = revisions;
  if (!newest) return `Nothing was released to ${from.place} yet. Nothing was moved.`;
  const { registry } = newest;
  if (await to.hasRevision(registry)) {
    await to.addHistory(revisions); // an earlier call may have been killed before it had added the older revisions
    return `The site of ${from.place}, revision ${registry.revision}, is in ${to.place} already.`;
  }
  await requireSameSite(from, to);
  const { count, damaged } = await moveReleases(from, to, registry);
  for (const name of await from.recorded()) {
    const record = await from.readRecord(name);
    if (record) await to.addRecord(name, record);
  }
  for (const name of await from.noteNames()) {
    const text = await from.readNote(name);
    if (text !== null) await to.writeNote(name, text);
  }
  if (!(await to.addHistory(revisions))) throw otherSite(from, to);
  return [
    `The site of ${from.place} is in ${to.place}: revision ${registry.revision}, and ${count} releases.`,
    ...damaged.map((release) => `${release} It was not moved, and it is not live.`),
  ].join('\n');
}

/** Throws when `to` has a revision that `from` has not. Such a site would be lost. */
async function requireSameSite(from: MovableStorage, to: MovableStorage): Promise<void> {
  const registry = await to.readRegistry();
  if (registry.revision > 0 && !(await from.hasRevision(registry))) throw otherSite(from, to);
}

function otherSite(from: MovableStorage, to: MovableStorage): OperatorError {
  return new OperatorError(
    `${to.place} has a site of its own, so the site of ${from.place} cannot be moved there. Nothing that is live has changed.`,
  );
}
