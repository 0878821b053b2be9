import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@demo-evm/shared/contract';
import { errorCode } from '../errors/error-code';
import { OperatorError } from '../errors/operator-error';
import type { Revision } from './release-storage';
import { syncFolder } from '../files/sync-folder';

const EMPTY: Registry = { format: 1, revision: 0, modules: {} };
/** When there are more revisions, the oldest are removed. */
const MAX_KEPT_REVISIONS = 20;

interface RevisionFiles {
  readonly newest: () => Promise<number>;
  readonly read: () => Promise<Registry>;
  readonly history: () => Promise<Revision[]>;
  /** Adds a revision. Gives `false` when another process has already added a revision with that number. */
  readonly add: (registry: Registry) => Promise<boolean>;
}

/**
 * Keeps the registry as a folder of numbered revisions. A revision is added by creating a link, which is atomic and
 * fails when the name exists. There is no lock that a killed process could leave behind. docs/decisions/0015
 */
export function revisionFiles(folder: string, draftsDir: string): RevisionFiles {
  const fileOf = (revision: number) => path.join(folder, `${String(revision).padStart(10, '0')}.json`);

  /** The numbers of the kept revisions, newest first. */
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
    if (revision === 0) return EMPTY;
    try {
      return parse(await fs.readFile(fileOf(revision), 'utf8'), folder);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return read(); // this revision was removed after newer ones were added
      throw error;
    }
  }

  async function history(): Promise<Revision[]> {
    const kept = (await list()).map(async (revision) => {
      const file = fileOf(revision);
      try {
        const [text, { mtime }] = await Promise.all([fs.readFile(file, 'utf8'), fs.stat(file)]);
        return [{ registry: parse(text, folder), at: mtime }];
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
    if (!(await linkOnce(registry))) return false;
    await syncFolder(folder);
    const revisions = await list();
    const oldest = (revisions[0] ?? 0) - MAX_KEPT_REVISIONS;
    const old = revisions.filter((revision) => revision <= oldest);
    await Promise.all(old.map((revision) => fs.rm(fileOf(revision), { force: true })));
    return registry.revision > oldest;
  }

  async function linkOnce(registry: Registry): Promise<boolean> {
    const draft = path.join(draftsDir, randomUUID());
    await fs.writeFile(draft, JSON.stringify(registry, null, 2), { flush: true });
    try {
      await fs.link(draft, fileOf(registry.revision));
      return true;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      // NFS repeats a call whose answer was lost. The repeated call fails, because the first call has created the link.
      return (await fs.stat(draft)).nlink > 1;
    } finally {
      await fs.rm(draft, { force: true });
    }
  }

  return { newest, read, history, add };
}

function parse(text: string, folder: string): Registry {
  const registry = JSON.parse(text) as { format: number };
  if (registry.format > EMPTY.format)
    throw new OperatorError(
      `The registry in ${folder} has format ${registry.format}; this Demo EVM reads ${EMPTY.format}. Update it.`,
    );
  return registry as Registry;
}
