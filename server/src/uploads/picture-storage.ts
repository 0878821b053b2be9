import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { failure, success, type Result } from '@demo-evm/shared/domain';
import { fileTypeFromBuffer } from 'file-type';

/** Why a file was not stored. */
export type PictureRefusal = 'not a picture' | 'too large' | 'no room';

/** The name of every stored picture. */
export const PICTURE_NAME = /^[0-9a-f]{64}\.(png|jpg|webp)$/;

/** Pictures by the hash of their content: the same one twice is one file, and no name is the visitor's. */
export interface PictureStore {
  /** Stores what `file` brings and gives its name, `<sha256>.<png|jpg|webp>`. Nothing stays of a refused one. */
  store(file: Readable & { readonly truncated?: boolean }): Promise<Result<string, PictureRefusal>>;
}

/** What browsers draw and no script can be in, by content; SVG is not among them. */
const KINDS: ReadonlySet<string> = new Set(['png', 'jpg', 'webp']);

/** Enough of a file to tell its kind. */
const HEAD_BYTES = 4_100;

/**
 * Makes the folder when it is missing.
 * @param totalBytes most bytes that all pictures may take together
 */
export async function createPictureStore(folder: string, totalBytes: number): Promise<PictureStore> {
  await fs.mkdir(folder, { recursive: true });

  async function receive(file: Readable, draft: string): Promise<{ extension: string; hash: string } | null> {
    const { head, rest } = await splitHead(file);
    const kind = await fileTypeFromBuffer(head);
    if (!kind || !KINDS.has(kind.ext)) return null;
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const chunk of rest()) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(hashed, createWriteStream(draft, { flags: 'wx', flush: true }));
    return { extension: kind.ext, hash: hash.digest('hex') };
  }

  return {
    async store(file) {
      const draft = path.join(folder, `.incoming-${randomUUID()}`);
      try {
        const received = await receive(file, draft);
        if (received === null) return failure('not a picture');
        if (file.truncated) return failure('too large');
        if ((await bytesIn(folder)) > totalBytes) return failure('no room');
        const name = `${received.hash}.${received.extension}`;
        await fs.rename(draft, path.join(folder, name));
        return success(name);
      } finally {
        await fs.rm(draft, { force: true });
      }
    },
  };
}

/** The first bytes of a stream, and a way to read all of it. */
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

/** All files of the folder, those that are on their way among them. */
async function bytesIn(folder: string): Promise<number> {
  const names = await fs.readdir(folder);
  const sizes = await Promise.all(names.map((name) => sizeOf(path.join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** 0 for one that is gone meanwhile. */
async function sizeOf(file: string): Promise<number> {
  return fs.stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
