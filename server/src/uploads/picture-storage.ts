import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { failure, type Result } from '@demo-evm/shared/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { checkPicture, type ContentRefusal } from './check-picture';
import { notePicture, type NoteRefusal, type UploadQuota } from './picture-records';
import type { PictureStore } from './picture-store';

/**
 * The reason why a file was refused. With `too large`, the file is too large. With `no room`, there is no more room for
 * all pictures.
 */
export type PictureRefusal = ContentRefusal | NoteRefusal | 'too large' | 'no room';

/** The names of incomplete uploads begin with this text. */
export const DRAFT_PREFIX = '.incoming-';

/**
 * Stores pictures under the hash of their content. Equal pictures are stored once, and visitors cannot choose names.
 */
export interface PictureStorage {
  /**
   * Stores a file without its metadata, records the account's upload, and gives the new name,
   * `<sha256>.<png|jpg|webp>`. Nothing of a refused file is kept.
   */
  readonly store: (
    file: Readable & { readonly truncated?: boolean },
    accountId: string | null,
  ) => Promise<Result<string, PictureRefusal>>;
}

export interface StorageOptions {
  readonly db: Kysely<Tables>;
  /** The folder of uploads that are under way. */
  readonly folder: string;
  readonly files: PictureStore;
  /** The limit for the total size of all pictures. Above this limit, pictures are refused. */
  readonly maxTotalBytes: number;
  readonly quota: UploadQuota;
}

/** Makes a storage of pictures, and creates the folder of uploads when it is missing. */
export async function createPictureStorage(options: StorageOptions): Promise<PictureStorage> {
  const { db, folder, files, maxTotalBytes, quota } = options;
  await fs.mkdir(folder, { recursive: true });
  return {
    async store(file, accountId) {
      const draft = path.join(folder, `${DRAFT_PREFIX}${randomUUID()}`);
      try {
        // The file goes to the disk while it arrives, so that slow uploads do not fill the memory.
        await pipeline(file, createWriteStream(draft, { flags: 'wx' }));
        if (file.truncated) return failure('too large');
        const checked = await checkPicture(await fs.readFile(draft));
        if (!checked.ok) return checked;
        const { extension, content } = checked.value;
        if ((await files.bytes()) > maxTotalBytes) return failure('no room');
        await fs.writeFile(draft, content, { flush: true });
        const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`;
        return await notePicture(db, { accountId, name, bytes: content.length }, quota, (transaction) =>
          files.keep(transaction, name, draft),
        );
      } finally {
        await fs.rm(draft, { force: true });
      }
    },
  };
}
