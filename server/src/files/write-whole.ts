import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The names of drafts begin with this text. A draft is in the folder of its file. */
export const WRITE_DRAFT_PREFIX = '.draft-';

/**
 * Writes a file through a draft, so that a reader never sees half of it. Replaces a file of the same name.
 * @param changedAt the time that the file gets as the time of its last change, instead of now
 */
export async function writeWhole(file: string, content: Uint8Array, changedAt?: Date): Promise<void> {
  const draft = path.join(path.dirname(file), `${WRITE_DRAFT_PREFIX}${randomUUID()}`);
  try {
    await fs.writeFile(draft, content);
    if (changedAt) await fs.utimes(draft, new Date(), changedAt);
    await fs.rename(draft, file);
  } finally {
    await fs.rm(draft, { force: true });
  }
}
