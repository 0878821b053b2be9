import fs from 'node:fs/promises';
import path from 'node:path';

/** No command writes for so long: its process is gone. */
const DRAFT_MS = 3_600_000;

/** Removes what killed commands left. */
export async function clearLeftovers(draftsDir: string): Promise<void> {
  const names = await fs.readdir(draftsDir).catch((): string[] => []);
  for (const name of names) {
    const file = path.join(draftsDir, name);
    const changed = await fs.stat(file).catch(() => null); // null: another process removes them too
    if (changed && Date.now() - changed.mtimeMs > DRAFT_MS)
      await fs.rm(file, { recursive: true, force: true });
  }
}
