import path from 'node:path';
import { findTokenSecret, secretFile } from '../accounts/token-secret';
import { openPostgres } from '../database/open-postgres';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { createPreviewKey, type PreviewKey } from '../release-preview/preview-key';
import type { CommandContext } from './command';

/**
 * Gives the key with which the servers of a site check links: from PREVIEW_SECRET, TOKEN_SECRET, the database or the file
 * in DATA_DIR, in this order, as the servers do.
 * @throws {OperatorError} when the servers' secret cannot be found
 */
export async function readPreviewKey({
  settings,
  storage,
}: Pick<CommandContext, 'settings' | 'storage'>): Promise<PreviewKey> {
  const { previewSecret, tokenSecret, databaseUrl, dataDir } = settings;
  const configured = previewSecret ?? tokenSecret;
  if (configured !== undefined) return createPreviewKey(configured);
  if (databaseUrl === undefined && storage.place !== path.join(dataDir, 'site'))
    throw new OperatorError(
      `The secret that signs links to ${storage.place} is in the DATA_DIR of its server. Set DATA_DIR in place of --site, or set PREVIEW_SECRET.`,
    );
  const secret =
    databaseUrl === undefined ? await findTokenSecret(dataDir, null) : await secretIn(databaseUrl, dataDir);
  if (secret !== null) return createPreviewKey(secret);
  const place = databaseUrl === undefined ? secretFile(dataDir) : 'The database at DATABASE_URL';
  throw new OperatorError(`${place} has no secret yet. Start the server once, or set PREVIEW_SECRET.`);
}

async function secretIn(databaseUrl: string, dataDir: string): Promise<string | null> {
  const { db, close } = await openPostgres(databaseUrl);
  try {
    return await findTokenSecret(dataDir, db);
  } catch (error) {
    throw new OperatorError(`The database at DATABASE_URL has no secret to read: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    await close();
  }
}
