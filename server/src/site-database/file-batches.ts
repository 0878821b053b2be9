import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { ReleaseName } from '../releases/release-storage';

export interface StoredFile {
  readonly name: string;
  readonly content: Buffer;
}

/** One statement carries at most this much, so that it ends in time even on a slow connection. */
const BATCH_BYTES = 512 * 1024;

/** Reads the files or the source maps of a release in batches, so that it needs only one connection at a time. */
export async function* readFiles(
  db: Kysely<Tables>,
  { module, version }: ReleaseName,
  isSourceMap: boolean,
): AsyncGenerator<StoredFile> {
  const ofRelease = db.selectFrom('site_file').where('module', '=', module).where('version', '=', version);
  const files = ofRelease.where('is_source_map', '=', isSourceMap);
  const sizes = files.select(['name', ({ fn }) => fn<number>('octet_length', ['content']).as('bytes')]);
  for (const batch of batchesBySize(await sizes.execute(), ({ bytes }) => bytes)) {
    const names = batch.map(({ name }) => name);
    yield* await files.where('name', 'in', names).select(['name', 'content']).execute();
  }
}

/** Splits a list into lists of a limited size. An item that is larger than the limit has a list of its own. */
export function batchesBySize<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
  const batches: T[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    bytes += sizeOf(item);
    if (bytes > BATCH_BYTES) {
      batches.push([]);
      bytes = sizeOf(item);
    }
    batches.at(-1)?.push(item);
  }
  return batches;
}
