import type { ColumnType, Generated } from 'kysely';

// These tables are empty in an embedded database. On Postgres, they have what processes on several machines share.

/** A secret that all processes on one Postgres share. It is not in a backup. docs/decisions/0060. */
export interface SiteSecretTable {
  /** What the secret is for. `token` signs the tokens of logins. */
  name: string;
  secret: string;
  created_at: Generated<Date>;
}

/**
 * The calls of one address to one limited route, counted by all processes together. A row matters for minutes only, so
 * the table is unlogged and in no backup. docs/decisions/0067.
 */
export interface CallCountTable {
  /** A keyed hash of the route and the address. */
  key: string;
  /** The start of the window in which the calls are counted. */
  started_at: Date;
  calls: number;
}

/** The content of an uploaded picture, where processes share the database. docs/decisions/0061. */
export interface PictureFileTable {
  /** The name of the picture (`PICTURE_NAME` in picture-store.ts), which contains the hash of its content. */
  name: string;
  content: Buffer;
  /** The time of the last upload of the content. */
  stored_at: ColumnType<Date, Date | undefined, Date>;
}
