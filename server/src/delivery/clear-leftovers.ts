import fs from 'node:fs/promises';
import path from 'node:path';

const HOUR_MS = 3_600_000;
/** No command writes for so long: its process is gone. */
const DRAFT_MS = HOUR_MS;
/** A workspace that was not heard of for so long is treated as a new one. */
const NOTE_MS = 30 * 24 * HOUR_MS;

/** Removes what killed commands left, and notes of workspaces that are gone. */
export async function clearLeftovers(draftsDir: string, buildsDir: string): Promise<void> {
  await removeOlder(draftsDir, DRAFT_MS);
  await removeOlder(buildsDir, NOTE_MS);
}

async function removeOlder(folder: string, age: number): Promise<void> {
  const names = await fs.readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const changed = await fs.stat(file).catch(() => null); // null: another process removes them too
    if (changed && Date.now() - changed.mtimeMs > age) await fs.rm(file, { recursive: true, force: true });
  }
}
