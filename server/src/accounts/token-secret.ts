import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';
import { reasonOf, OperatorError } from '../errors/operator-error';

/**
 * The secret that tokens are signed with: given by the environment, else made once and kept in the data
 * folder, readable by its owner alone.
 * @throws {OperatorError} when it can be neither read nor written
 */
export async function tokenSecret(given: string | undefined, dataDir: string): Promise<Uint8Array> {
  if (given !== undefined) return new TextEncoder().encode(given);
  const file = path.join(dataDir, 'token.secret');
  try {
    await fs.mkdir(dataDir, { recursive: true });
    await createOnce(file);
    return new TextEncoder().encode(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${file} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

/** Appears with its content: another process that starts at the same moment reads all of it. */
async function createOnce(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await fs.writeFile(draft, randomBytes(48).toString('base64'), { mode: 0o600 });
  try {
    await fs.link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
}
