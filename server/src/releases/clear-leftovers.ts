import fs from 'node:fs/promises';
import path from 'node:path';

/** No command takes this long, so the process of an older draft was killed. */
const MAX_DRAFT_AGE_MS = 3_600_000;

/** Removes the drafts of killed commands. */
export async function clearLeftovers(draftsDir: string): Promise<void> {
  const names = await fs.readdir(draftsDir).catch((): string[] => []);
  for (const name of names) {
    const file = path.join(draftsDir, name);
    const changed = await fs.stat(file).catch(() => null); // null when another process has removed it
    if (changed && Date.now() - changed.mtimeMs > MAX_DRAFT_AGE_MS)
      await fs.rm(file, { recursive: true, force: true });
  }
}
