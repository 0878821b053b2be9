import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { ReleaseName } from '../releases/release-storage';

/** The database is asked once in this time at most, for all names together. */
const ASK_EVERY_MS = 100;

/**
 * Makes a function that says whether a release was published. Anybody can invent names of releases, so the names of many
 * requests are looked up with one query, and a request may wait for it.
 */
export function createReleaseLookup(db: Kysely<Tables>): (release: ReleaseName) => Promise<boolean> {
  let names: ReleaseName[] = [];
  let next: Promise<ReadonlySet<string>> | undefined;
  let askedAt = -Infinity;

  async function ask(): Promise<ReadonlySet<string>> {
    await wait(Math.max(0, askedAt + ASK_EVERY_MS - performance.now()));
    askedAt = performance.now();
    const asked = names;
    names = [];
    next = undefined;
    const { rows } = await sql<ReleaseName>`
      select module, version from site_release
      join unnest(${asked.map(({ module }) => module)}::text[], ${asked.map(({ version }) => version)}::text[])
        as asked (module, version) using (module, version)`.execute(db);
    return new Set(rows.map(keyOf));
  }

  return async (release) => {
    names.push(release);
    return (await (next ??= ask())).has(keyOf(release));
  };
}

/** Gives the path of a release inside a folder of releases. */
export function keyOf({ module, version }: ReleaseName): string {
  return `${module}/${version}`;
}
