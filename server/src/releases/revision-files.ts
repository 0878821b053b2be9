import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@demo-evm/shared/contract';
import { errorCode } from '../errors/error-code';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { linkOnce } from '../files/link-once';
import { namesIn } from '../files/names-in';
import { readIfThere } from '../files/read-if-there';
import { syncFolder } from '../files/sync-folder';
import { continuesHistory } from './continues-history';
import { EMPTY_REGISTRY, parseRegistry } from './registry-text';
import type { Revision, UsableRevision } from './release-storage';

/** The newest revisions are in the folder itself. Older ones move to `earlier`, so that each look at the folder is fast. */
const MAX_NEWEST_REVISIONS = 20;
/** The largest number of revisions that are read for a list, unless the caller asks for more. */
const LISTED_REVISIONS = 100;

interface RevisionFiles {
  readonly newest: () => Promise<number>;
  readonly read: () => Promise<Registry>;
  readonly readUsable: () => Promise<UsableRevision>;
  readonly history: (most?: number) => Promise<Revision[]>;
  /** Adds a revision. Gives `false` when another process has already added a revision with that number. */
  readonly add: (registry: Registry) => Promise<boolean>;
  readonly has: (registry: Registry) => Promise<boolean>;
  /** Adds the revisions of another site (`MovableStorage`). */
  readonly addHistory: (revisions: readonly Revision[]) => Promise<boolean>;
}

/**
 * Keeps the registry as a folder of numbered revisions. A revision is added by creating a link, which is atomic and
 * fails when the name exists. There is no lock that a killed process could leave behind. docs/decisions/0015
 */
export function revisionFiles(folder: string, draftsDir: string): RevisionFiles {
  const earlier = path.join(folder, 'earlier');
  const nameOf = (revision: number) => `${String(revision).padStart(10, '0')}.json`;
  const fileOf = (revision: number) => path.join(folder, nameOf(revision));
  const earlierFileOf = (revision: number) => path.join(earlier, nameOf(revision));

  /** Gives the numbers of the newest revisions, or of the earlier ones, newest first. */
  async function list(of = folder): Promise<number[]> {
    const names = (await namesIn(of)).filter((name) => /^\d{10}\.json$/.test(name));
    return names.map((name) => parseInt(name, 10)).sort((a, b) => b - a);
  }

  const newest = async () => (await list())[0] ?? 0;

  async function read(): Promise<Registry> {
    const revision = await newest();
    if (revision === 0) return EMPTY_REGISTRY;
    return (await readRevision(revision)) ?? read(); // this revision was moved after newer ones were added
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

  async function history(most = LISTED_REVISIONS): Promise<Revision[]> {
    const all = new Set([...(await list()), ...(await list(earlier))]); // a revision may move between the two lists
    const revisions: Revision[] = [];
    for (const revision of all) {
      if (revisions.length >= most) break;
      const read = (await readOld(fileOf(revision))) ?? (await readOld(earlierFileOf(revision)));
      if (read) revisions.push(read);
    }
    return revisions;
  }

  /** Reads a revision with its time; `null` when the file does not exist. */
  async function readOld(file: string): Promise<Revision | null> {
    try {
      const [text, { mtime }] = await Promise.all([fs.readFile(file, 'utf8'), fs.stat(file)]);
      return { registry: parseRegistry(text, `The registry ${file}`), at: mtime };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /**
   * Adds a revision and moves older ones. If this process was slow, other processes may have added a revision with the
   * same number and moved it already, because it was old. `linkOnce` then succeeds, but the new revision is too old as
   * well: it is removed, and the result is `false`.
   */
  async function add(registry: Registry): Promise<boolean> {
    const text = JSON.stringify(registry, null, 2);
    if (!(await linkOnce(fileOf(registry.revision), text, draftsDir))) return false;
    await syncFolder(folder);
    return registry.revision > (await moveOld());
  }

  /**
   * Moves the oldest revisions to the earlier ones, of which none is ever replaced. Gives the number of the newest
   * revision that is not among the newest any more.
   */
  async function moveOld(): Promise<number> {
    const revisions = await list();
    const oldest = (revisions[0] ?? 0) - MAX_NEWEST_REVISIONS;
    const old = revisions.filter((revision) => revision <= oldest);
    if (old.length > 0) await fs.mkdir(earlier, { recursive: true });
    for (const revision of old) {
      await fs.link(fileOf(revision), earlierFileOf(revision)).catch((error: unknown) => {
        // Another process has moved this revision, or a revision of this number is among the earlier ones already.
        if (!['ENOENT', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
      });
      await fs.rm(fileOf(revision), { force: true });
    }
    return oldest;
  }

  /**
   * Adds the newest revision first, so that a process that is killed leaves no earlier revision as the newest. The next
   * call adds what is missing.
   */
  async function addHistory(revisions: readonly Revision[]): Promise<boolean> {
    const kept = await history(Infinity);
    if (!continuesHistory(kept, revisions)) return false;
    const known = new Set(kept.map(({ registry }) => registry.revision));
    for (const { registry, at } of revisions.filter(({ registry }) => !known.has(registry.revision))) {
      const file = fileOf(registry.revision);
      if (!(await linkOnce(file, JSON.stringify(registry, null, 2), draftsDir))) continue;
      await fs.utimes(file, at, at);
    }
    await syncFolder(folder);
    await moveOld();
    return continuesHistory(await history(Infinity), revisions);
  }

  async function has(registry: Registry): Promise<boolean> {
    const { revision } = registry;
    const kept = (await readRevision(revision)) ?? (await readOld(earlierFileOf(revision)))?.registry;
    return isDeepStrictEqual(kept, registry);
  }

  return { newest, read, readUsable, history, add, has, addHistory };
}
