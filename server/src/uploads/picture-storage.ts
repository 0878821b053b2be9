import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { failure, success, type Result } from '@demo-evm/shared/domain';
import { fileTypeFromBuffer } from 'file-type';

/** The reason why a file was refused. */
export type PictureRefusal = 'not a picture' | 'too large' | 'no room';

/** Matches the name of every stored picture: the SHA-256 of its content, a dot, and its type. */
export const PICTURE_NAME = /^[0-9a-f]{64}\.(png|jpg|webp)$/;

/**
 * Stores pictures under the hash of their content. Equal pictures are stored once, and visitors cannot choose names.
 */
export interface PictureStorage {
  /** Stores a file and gives its new name, `<sha256>.<png|jpg|webp>`. Nothing of a refused file is kept. */
  readonly store: (
    file: Readable & { readonly truncated?: boolean },
  ) => Promise<Result<string, PictureRefusal>>;
}

/**
 * The accepted types. Files of these types cannot contain scripts, but SVG files can. The type of a file is read from
 * its content, not from its name.
 */
const PICTURE_TYPES: ReadonlySet<string> = new Set(['png', 'jpg', 'webp']);

/** The library `file-type` needs this many bytes from the start of a file to recognise the file's type. */
const HEAD_BYTES = 4_100;

/**
 * Makes a storage of pictures in a folder, and creates the folder when it is missing.
 * @param maxTotalBytes The limit for the total size of all files in the folder. Above this limit, pictures are refused.
 */
export async function createPictureStorage(folder: string, maxTotalBytes: number): Promise<PictureStorage> {
  await fs.mkdir(folder, { recursive: true });

  async function receive(file: Readable, draft: string): Promise<{ extension: string; hash: string } | null> {
    const { head, rest } = await splitHead(file);
    const type = await fileTypeFromBuffer(head);
    if (!type || !PICTURE_TYPES.has(type.ext)) return null;
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const chunk of rest()) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(hashed, createWriteStream(draft, { flags: 'wx', flush: true }));
    return { extension: type.ext, hash: hash.digest('hex') };
  }

  return {
    async store(file) {
      const draft = path.join(folder, `.incoming-${randomUUID()}`);
      try {
        const received = await receive(file, draft);
        if (received === null) return failure('not a picture');
        if (file.truncated) return failure('too large');
        if ((await bytesIn(folder)) > maxTotalBytes) return failure('no room');
        const name = `${received.hash}.${received.extension}`;
        await fs.rename(draft, path.join(folder, name));
        return success(name);
      } finally {
        await fs.rm(draft, { force: true });
      }
    },
  };
}

/** Reads the first bytes of a stream into `head`. `rest` gives all bytes of the stream, the first bytes included. */
async function splitHead(file: Readable) {
  const chunks = file.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer, undefined>;
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const rest = async function* () {
    yield head;
    yield* chunks;
  };
  return { head, rest };
}

/** The size of all files of the folder in bytes, incomplete uploads included. */
async function bytesIn(folder: string): Promise<number> {
  const names = await fs.readdir(folder);
  const sizes = await Promise.all(names.map((name) => sizeOf(path.join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The size of a file in bytes; 0 when it cannot be read, for example because the file was removed meanwhile. */
async function sizeOf(file: string): Promise<number> {
  return fs.stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
