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

/** The list of a build's chunks on the page, which each build names by its content. */
const CHUNK_LIST = /(webpackChunk_\w+?_)[0-9a-f]{10}/g;

/**
 * Makes a build whose file differs, as another state of the sources would have made it: with hashes, sizes, a
 * chunk list and a version of its own.
 * @param change gives the file's new content
 */
export async function makeVariant(
  module: string,
  file: string,
  change: (content: string) => string,
): Promise<Variant> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), `demo-evm-${module}-`));
  await fs.cp(path.join(ROOT, module, 'dist'), folder, { recursive: true });
  const place = path.join(folder, file);
  const content = change(await fs.readFile(place, 'utf8'));
  await fs.writeFile(place, content);

  const release = JSON.parse(await fs.readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const name = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const scripts = Object.keys(release.files).filter((path) => path.endsWith('.js'));
  const described = await Promise.all(scripts.map((script) => rename(folder, script, name)));
  const version = `${release.version.split('-', 1)[0] ?? ''}-${name}`;
  const files = { ...release.files, ...Object.fromEntries(described) };
  await fs.writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, version, files }));
  return { folder, version };
}

async function rename(folder: string, script: string, name: string) {
  const place = path.join(folder, script);
  const content = (await fs.readFile(place, 'utf8')).replace(CHUNK_LIST, `$1${name}`);
  const brotli = brotliCompressSync(content);
  await fs.writeFile(place, content);
  await fs.writeFile(`${place}.br`, brotli);
  await fs.writeFile(`${place}.gz`, gzipSync(content));
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return [script, { integrity, bytes: Buffer.byteLength(content), brotliBytes: brotli.length }] as const;
}
