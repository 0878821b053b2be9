import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HASH_LIST_FILE, type Release, type ReleasedFile } from '@demo-evm/shared/contract';
import { integrityOf } from './integrity';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A changed copy of a module's build. */
export interface ChangedBuild {
  /** The folder of the copy, for the option `--from` of the command `release`. */
  readonly folder: string;
  readonly version: string;
}

/**
 * Matches the name of the global variable that holds a build's list of chunks. The name ends with a hash of the build's
 * content.
 */
const CHUNK_LIST = /(webpackChunk_\w+?_)[0-9a-f]{10}/g;

/**
 * Copies the build of a module and changes one script of the copy. Hashes, sizes, the name of the chunk list and the
 * version are updated, as if the sources had been changed and built. Only the compressed sizes stay as they were,
 * because a release that is broken on purpose must not be refused for a few bytes more than its size budget.
 *
 * @param file the path of the script in the build
 * @param change gives the new content of the script
 */
export async function changeBuild(
  module: string,
  file: string,
  change: (content: string) => string,
): Promise<ChangedBuild> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), `demo-evm-${module}-`));
  await fs.cp(path.join(ROOT, module, 'dist'), folder, { recursive: true });
  const changed = path.join(folder, file);
  const content = change(await fs.readFile(changed, 'utf8'));
  await fs.writeFile(changed, content);

  const release = JSON.parse(await fs.readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const scripts = Object.entries(release.files).filter(([name]) => name.endsWith('.js'));
  const described = await Promise.all(
    scripts.map(([script, old]) => renameChunkList(folder, script, old, hash)),
  );
  const version = `${release.version.split('-', 1)[0] ?? ''}-${hash}`;
  const list = await updateHashList(folder, Object.fromEntries(described));
  const files = { ...release.files, ...Object.fromEntries(described), ...list };
  await fs.writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, version, files }));
  return { folder, version };
}

async function renameChunkList(folder: string, script: string, old: ReleasedFile, hash: string) {
  const file = path.join(folder, script);
  const content = (await fs.readFile(file, 'utf8')).replace(CHUNK_LIST, `$1${hash}`);
  await fs.writeFile(file, content);
  await fs.writeFile(`${file}.br`, brotliCompressSync(content));
  await fs.writeFile(`${file}.gz`, gzipSync(content));
  const integrity = integrityOf(content, 'sha256');
  return [script, { ...old, integrity, bytes: Buffer.byteLength(content) }] as const;
}

/** Writes the new hashes of scripts into the hash list of a remote's build. The shell's build has no list. */
async function updateHashList(folder: string, scripts: Record<string, ReleasedFile>) {
  const file = path.join(folder, HASH_LIST_FILE);
  const old = await fs.readFile(file, 'utf8').catch(() => null);
  if (old === null) return {};
  const hashes = Object.entries(scripts).map(([name, { integrity }]) => [name, integrity] as const);
  const content = JSON.stringify({ ...(JSON.parse(old) as object), ...Object.fromEntries(hashes) });
  await fs.writeFile(file, content);
  const bytes = Buffer.byteLength(content);
  return { [HASH_LIST_FILE]: { integrity: integrityOf(content, 'sha256'), bytes, brotliBytes: bytes } };
}
