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

const TableName = Type.Enum(['account', 'machine', 'counter', 'vote']);
export const Rows = Type.Object({ table: TableName, rows: Type.Array(Type.Object({})) });

export const Picture = Type.Object({
  picture: Type.String({ pattern: '^[0-9a-f]{64}\\.(png|jpg|webp)$' }),
  base64: Type.String(),
});

/** The last line of a backup. It has the numbers of rows and pictures. A file without this line is incomplete. */
export const End = Type.Object({ end: Type.Object({ rows: Type.Integer(), pictures: Type.Integer() }) });
export type End = Static<typeof End>;

export type TableName = keyof Tables & Static<typeof TableName>;

/** The tables in the order of a restore. Accounts come before machines, because a machine refers to its account. */
export const TABLES: readonly TableName[] = ['account', 'machine', 'counter', 'vote'];
