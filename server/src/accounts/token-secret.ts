import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { reasonOf, OperatorError } from '../errors/operator-error';
import { linkOnce } from '../files/link-once';
import { readIfThere } from '../files/read-if-there';

/**
 * Gives the secret that signs the tokens. Without a configured secret, a secret is generated once. Postgres keeps it for
 * all processes. Without Postgres, a file in the data folder that only its owner can read keeps it. docs/decisions/0060.
 * @throws {OperatorError} when the file cannot be read or created
 */
export async function tokenSecret(
  configured: string | undefined,
  dataDir: string,
  { db, isShared }: Pick<Database, 'db' | 'isShared'>,
): Promise<Uint8Array> {
  if (configured !== undefined) return new TextEncoder().encode(configured);
  const file = secretFile(dataDir);
  const secret = isShared
    ? await secretInDatabase(db, file)
    : await usingFile(file, () => secretInFile(file));
  return new TextEncoder().encode(secret);
}

/** Gives the path of the file that keeps a generated secret. */
export function secretFile(dataDir: string): string {
  return path.join(dataDir, 'token.secret');
}

/**
 * Reads the secret that a server has generated, without generating one. Gives `null` when no server has done so.
 * @param db the shared database, where the site has one; otherwise `null`
 * @throws {OperatorError} when the file cannot be read
 */
export async function findTokenSecret(dataDir: string, db: Kysely<Tables> | null): Promise<string | null> {
  if (db) return (await tokenRow(db).executeTakeFirst())?.secret ?? null;
  const file = secretFile(dataDir);
  return usingFile(file, () => readIfThere(file));
}

const tokenRow = (db: Kysely<Tables>) =>
  db.selectFrom('site_secret').where('name', '=', 'token').select('secret');

const newSecret = () => randomBytes(48).toString('base64');

/**
 * Reads the secret in the database. If there is none, this process adds the secret of its data folder or else a new
 * one, so that an existing site moves to Postgres without ending logins. Of several processes, the first one wins.
 */
async function secretInDatabase(db: Kysely<Tables>, file: string): Promise<string> {
  const row = tokenRow(db);
  const known = await row.executeTakeFirst();
  if (known) return known.secret;
  const secret = (await usingFile(file, () => readIfThere(file))) ?? newSecret();
  await db
    .insertInto('site_secret')
    .values({ name: 'token', secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await row.executeTakeFirstOrThrow()).secret;
}

async function secretInFile(file: string): Promise<string> {
  const folder = path.dirname(file);
  await fs.mkdir(folder, { recursive: true });
  await linkOnce(file, newSecret(), folder, 0o600);
  return fs.readFile(file, 'utf8');
}

function usingFile<T>(file: string, task: () => Promise<T>): Promise<T> {
  return task().catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be used: ${reasonOf(error)}`, { cause: error });
  });
}
