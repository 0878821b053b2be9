import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@demo-evm/shared/contract';
import { errorCode } from '../errors/error-code';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { linkOnce } from '../files/link-once';
import { readIfThere } from '../files/read-if-there';
import { syncFolder } from '../files/sync-folder';
import { continuesHistory } from './continues-history';
import { EMPTY_REGISTRY, parseRegistry } from './registry-text';
import type { Revision, UsableRevision } from './release-storage';

/** When there are more revisions than this, the oldest revisions are removed. */
const MAX_KEPT_REVISIONS = 20;

interface RevisionFiles {
  readonly newest: () => Promise<number>;
  readonly read: () => Promise<Registry>;
  readonly readUsable: () => Promise<UsableRevision>;
  readonly history: (most?: number) => Promise<Revision[]>;
  /** Adds a revision. Gives `false` when another process has already added a revision with that number. */
  readonly add: (registry: Registry) => Promise<boolean>;
  readonly has: (registry: Registry) => Promise<boolean>;
  /** Adds the revisions of another site (`MovableStorage`), at most as many as are kept. */
  readonly addHistory: (revisions: readonly Revision[]) => Promise<boolean>;
}

/**
 * Keeps the registry as a folder of numbered revisions. A revision is added by creating a link, which is atomic and
 * fails when the name exists. There is no lock that a killed process could leave behind. docs/decisions/0015
 */
export function revisionFiles(folder: string, draftsDir: string): RevisionFiles {
  const fileOf = (revision: number) => path.join(folder, `${String(revision).padStart(10, '0')}.json`);

  /** Gives the numbers of the kept revisions, newest first. */
  async function list(): Promise<number[]> {
    const names = await fs.readdir(folder).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
    const revisions = names.filter((name) => /^\d{10}\.json$/.test(name)).map((name) => parseInt(name, 10));
    return revisions.sort((a, b) => b - a);
  }

  const newest = async () => (await list())[0] ?? 0;

  async function read(): Promise<Registry> {
    const revision = await newest();
    if (revision === 0) return EMPTY_REGISTRY;
    return (await readRevision(revision)) ?? read(); // this revision was removed after newer ones were added
  }

  /** Reads a revision; `null` when it does not exist. Rejects with an OperatorError when it cannot be used. */
  async function readRevision(revision: number): Promise<Registry | null> {
    const file = fileOf(revision);
    const text = await readIfThere(file).catch((error: unknown) => {
      throw new OperatorError(`The registry ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
    });
    return text === null ? null : parseRegistry(text, `The registry ${file}`);
  }

  async function readUsable(): Promise<UsableRevision> {
    const revisions = await list();
    let problem: UsableRevision['problem'] = null;
    for (const revision of revisions) {
      try {
        const registry = await readRevision(revision);
        if (registry) return { registry, problem };
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        problem ??= { revision, error };
      }
    }
    if (problem) throw problem.error;
    return revisions.length === 0 ? { registry: EMPTY_REGISTRY, problem } : readUsable(); // newer revisions exist by now
  }

  async function history(most?: number): Promise<Revision[]> {
    const kept = (await list()).slice(0, most).map(async (revision) => {
      const file = fileOf(revision);
      try {
        const [text, { mtime }] = await Promise.all([fs.readFile(file, 'utf8'), fs.stat(file)]);
        return [{ registry: parseRegistry(text, `The registry ${file}`), at: mtime }];
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return []; // this revision was removed meanwhile
        throw error;
      }
    });
    return (await Promise.all(kept)).flat();
  }

  /**
   * Adds a revision and removes the oldest revisions. If this process was slow, other processes may have added a
   * revision with the same number and removed it again, because it was old. `linkOnce` then succeeds, but the new
   * revision is too old as well: it is removed, and the result is `false`.
   */
  async function add(registry: Registry): Promise<boolean> {
    const text = JSON.stringify(registry, null, 2);
    if (!(await linkOnce(fileOf(registry.revision), text, draftsDir))) return false;
    await syncFolder(folder);
    return registry.revision > (await removeOld());
  }

  /** Removes the oldest revisions. Gives the number of the newest revision that is too old. */
  async function removeOld(): Promise<number> {
    const revisions = await list();
    const oldest = (revisions[0] ?? 0) - MAX_KEPT_REVISIONS;
    const old = revisions.filter((revision) => revision <= oldest);
    await Promise.all(old.map((revision) => fs.rm(fileOf(revision), { force: true })));
    return oldest;
  }

  /**
   * Adds the newest revision first, so that a process that is killed leaves no earlier revision as the newest. The next
   * call adds what is missing.
   */
  async function addHistory(revisions: readonly Revision[]): Promise<boolean> {
    if (!continuesHistory(await history(), revisions)) return false;
    for (const { registry, at } of revisions.slice(0, MAX_KEPT_REVISIONS)) {
      const file = fileOf(registry.revision);
      if (!(await linkOnce(file, JSON.stringify(registry, null, 2), draftsDir))) continue;
      await fs.utimes(file, at, at);
    }
    await syncFolder(folder);
    await removeOld();
    return continuesHistory(await history(), revisions);
  }

  const has = async (registry: Registry) =>
    isDeepStrictEqual(await readRevision(registry.revision), registry);

  return { newest, read, readUsable, history, add, has, addHistory };
}
