import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { namesIn } from '../files/names-in';
import { readIfThere } from '../files/read-if-there';
import type { MovableStorage } from './release-storage';

/**
 * Keeps notes about builds as the files of a folder.
 * @param makeDrafts Called before a draft is written into `draftsDir`, so that the folder exists.
 */
export function noteFiles(
  notesDir: string,
  draftsDir: string,
  makeDrafts: () => Promise<void>,
): Pick<MovableStorage, 'readNote' | 'writeNote' | 'noteNames'> {
  return {
    readNote: (name) => readIfThere(path.join(notesDir, name)),
    noteNames: () => namesIn(notesDir),
    async writeNote(name, text) {
      await fs.mkdir(notesDir, { recursive: true });
      await makeDrafts();
      const draft = path.join(draftsDir, `note-${randomUUID()}`);
      await fs.writeFile(draft, text);
      // The rename is atomic, so the file always holds a whole version. If it held half a version, an old
      // build would count as new.
      await fs.rename(draft, path.join(notesDir, name));
    },
  };
}
