import type { Generated } from 'kysely';

// The site where processes on several machines share the database. The tables are empty in an embedded database, and are
// not in a backup. docs/decisions/0063.

/** One revision of the registry. The row with the highest number is the registry. */
export interface SiteRevisionTable {
  revision: number;
  /** The registry as JSON text. */
  registry: string;
  written_at: Generated<Date>;
}

/** A published release. Its files are rows of `site_file`, which appear and disappear with it. */
export interface SiteReleaseTable {
  module: string;
  version: string;
  published_at: Generated<Date>;
}

/** A file of a release, plain or precompressed, or one of its source maps. */
export interface SiteFileTable {
  module: string;
  version: string;
  is_source_map: boolean;
  /** The path of the file inside the release; of a source map, the path inside the folder of source maps. */
  name: string;
  content: Buffer;
}

/** Where a release came from (release-record.ts), as JSON text. */
export interface SiteRecordTable {
  module: string;
  version: string;
  record: string;
}

/** A note about builds (build-notes.ts). */
export interface SiteNoteTable {
  name: string;
  text: string;
}
