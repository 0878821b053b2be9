import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '@demo-evm/shared/contract';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A build of a remote that differs from the one that is built. */
export interface Variant {
  /** Its folder, to release it from. */
  readonly folder: string;
  readonly version: string;
}

/**
 * Makes a build whose file differs, as another state of the sources would have made it: with hashes, sizes and a
 * version of its own.
 * @param change gives the file's new content
 */
export async function makeVariant(
  module: string,
  file: string,
  change: (content: string) => string,
): Promise<Variant> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), `demo-evm-${module}-`));
  await fs.cp(path.join(ROOT, module, 'dist'), folder, { recursive: true });
  const content = change(await fs.readFile(path.join(folder, file), 'utf8'));
  const brotli = brotliCompressSync(content);
  await fs.writeFile(path.join(folder, file), content);
  await fs.writeFile(path.join(folder, `${file}.br`), brotli);
  await fs.writeFile(path.join(folder, `${file}.gz`), gzipSync(content));

  const release = JSON.parse(await fs.readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const described = { integrity, bytes: Buffer.byteLength(content), brotliBytes: brotli.length };
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const version = `${release.version.split('-', 1)[0] ?? ''}-${hash}`;
  const files = { ...release.files, [file]: described };
  await fs.writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, version, files }));
  return { folder, version };
}
