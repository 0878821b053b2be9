import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/** Matches the name of every stored picture: the SHA-256 of its content, a dot, and its type. */
export const PICTURE_NAME = /^[0-9a-f]{64}\.(png|jpg|webp)$/;

/**
 * Keeps the files of pictures: in a folder, or in a database that processes on several machines share.
 * docs/decisions/0061.
 */
export interface PictureStore {
  /** The folder of this machine from which pictures are served. A picture is in it after `prepare` has given `true`. */
  readonly servedFolder: string;
  /**
   * Makes sure that `servedFolder` has a picture.
   * @returns `false` when no such picture is stored
   */
  readonly prepare: (name: string) => Promise<boolean>;
  /** Gives the content of a picture; `null` when no such picture is stored. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /**
   * Moves the file `draft` into the store, under a new name. An equal picture that is stored already gets a new time.
   * @param transaction the transaction that records the upload
   */
  readonly keep: (transaction: Transaction<Tables>, name: string, draft: string) => Promise<void>;
  /** Removes pictures. The caller holds the lock of the pictures (`lockPictures`). */
  readonly remove: (transaction: Transaction<Tables>, names: readonly string[]) => Promise<void>;
  /** The names of all pictures, or of those that were stored more than `minAgeMs` milliseconds ago. */
  readonly list: (minAgeMs?: number) => Promise<string[]>;
  /** The total size of all pictures in bytes. A folder also counts the uploads that are under way. */
  readonly bytes: () => Promise<number>;
}
