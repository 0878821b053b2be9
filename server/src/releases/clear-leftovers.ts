import fs from 'node:fs/promises';
import path from 'node:path';

/** A draft that is older than this time counts as the draft of a process that was killed. */
const MAX_DRAFT_AGE_MS = 3_600_000;

/** Removes the drafts in this folder that were last changed more than an hour ago. */
export async function clearLeftovers(draftsDir: string): Promise<void> {
  const names = await fs.readdir(draftsDir).catch((): string[] => []);
  for (const name of names) {
    const file = path.join(draftsDir, name);
    const changed = await fs.stat(file).catch(() => null); // another process may have removed the draft
    if (changed && Date.now() - changed.mtimeMs > MAX_DRAFT_AGE_MS)
      await fs.rm(file, { recursive: true, force: true });
  }
}
