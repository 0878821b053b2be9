import Type, { type Static } from 'typebox';
import type { Tables } from '../database/tables';

/**
 * The first line of a backup. A backup is a file of JSON lines, compressed with gzip: a header, rows of tables,
 * pictures and an end. A backup of the embedded database can be restored to Postgres, and a backup of Postgres to an
 * embedded database.
 */
export const Header = Type.Object({
  format: Type.Literal('demo-evm-backup'),
  /** The name of the newest migration in the database that the rows come from. */
  schema: Type.String(),
  takenAt: Type.String(),
});
export type Header = Static<typeof Header>;

/**
 * The tables in the order of a restore. `account` comes before `machine` and `uploaded_picture`, because they
 * refer to an account. `counter` comes before `counter_hour`, because an hour refers to its counter.
 * `machine` comes before `short_link`, `count_reset` and `machine_version`, because they refer to their
 * machine. The table `password_reset` is not in a backup, because its links expire within an hour. The table
 * `release_number` is not in a backup either, because it belongs to the releases of a site.
 */
export const TABLES = [
  'account',
  'machine',
  'short_link',
  'counter',
  'vote',
  'vote_earlier',
  'counter_hour',
  'count_reset',
  'uploaded_picture',
  'ended_token',
  'machine_version',
] as const satisfies readonly (keyof Tables)[];
export type TableName = (typeof TABLES)[number];

export const Rows = Type.Object({ table: Type.Enum([...TABLES]), rows: Type.Array(Type.Object({})) });

export const Picture = Type.Object({
  picture: Type.String({ pattern: '^[0-9a-f]{64}\\.(png|jpg|webp)$' }),
  base64: Type.String(),
});

/** The last line of a backup. It has the numbers of rows and pictures. A file without this line is incomplete. */
export const End = Type.Object({ end: Type.Object({ rows: Type.Integer(), pictures: Type.Integer() }) });
export type End = Static<typeof End>;
