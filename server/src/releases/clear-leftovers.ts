import fs from 'node:fs/promises';
import path from 'node:path';

/** No command takes longer than this, so an older draft is from a process that was killed. */
const MAX_DRAFT_AGE_MS = 3_600_000;

/** Removes the drafts that killed processes left in this folder more than an hour ago. */
export async function clearLeftovers(draftsDir: string): Promise<void> {
  const names = await fs.readdir(draftsDir).catch((): string[] => []);
  for (const name of names) {
    const file = path.join(draftsDir, name);
    const changed = await fs.stat(file).catch(() => null); // null when another process has removed the draft
    if (changed && Date.now() - changed.mtimeMs > MAX_DRAFT_AGE_MS)
      await fs.rm(file, { recursive: true, force: true });
  }
}
