import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';
import { reasonOf, OperatorError } from '../errors/operator-error';

/**
 * Gives the secret that signs the tokens. Without a configured secret, a secret is generated once and kept in the data
 * folder, in a file that only its owner can read.
 * @throws {OperatorError} when that file cannot be read or created
 */
export async function tokenSecret(configured: string | undefined, dataDir: string): Promise<Uint8Array> {
  if (configured !== undefined) return new TextEncoder().encode(configured);
  const file = path.join(dataDir, 'token.secret');
  try {
    await fs.mkdir(dataDir, { recursive: true });
    await createOnce(file);
    return new TextEncoder().encode(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${file} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Writes a new secret to the file unless the file exists. The secret is first written to a draft. A hard link then
 * gives the draft the name of the file, so that another process never reads half a secret.
 */
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
