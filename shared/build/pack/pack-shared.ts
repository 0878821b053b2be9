import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isPacked } from './packed-files';
import { packedManifest, type Manifest } from './packed-manifest';

/**
 * Makes a package of `shared`. Its version is that of `shared` and a hash of the content, so equal sources have equal
 * versions, and two packages with the same version are the same.
 * @param root the folder of the workspace
 * @param target the folder of the package, which is made if it does not exist
 * @param registry the only registry to which the package may be published
 * @returns the file of the package
 */
export function packShared(root: string, target: string, registry?: string): string {
  const shared = path.join(root, 'shared');
  const files = filesIn(shared).filter(isPacked);
  const manifests = { root: readManifest(root), shared: readManifest(shared) };
  const manifestAs = (version: string) =>
    JSON.stringify(packedManifest(manifests, version, registry), null, 2);

  const hash = createHash('sha256').update(manifestAs(''));
  for (const file of files) hash.update(`\n${file}\n`).update(fs.readFileSync(path.join(shared, file)));
  // A part of a version that has only digits must not begin with 0. This part never has only digits.
  const version = `${manifests.shared.version ?? ''}-sources-${hash.digest('hex').slice(0, 10)}`;

  const draft = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-evm-shared-'));
  try {
    for (const file of files) fs.cpSync(path.join(shared, file), path.join(draft, file));
    fs.writeFileSync(path.join(draft, 'package.json'), manifestAs(version));
    fs.mkdirSync(target, { recursive: true });
    const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', path.resolve(target)], {
      cwd: draft,
      encoding: 'utf8',
    });
    return path.join(target, packed.trim());
  } finally {
    fs.rmSync(draft, { recursive: true });
  }
}

/** Lists the files of a folder, by their paths in it. */
function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => !/(^|\/)(node_modules|dist|\.turbo)\/|^package\.json$/.test(file))
    .sort();
}

function readManifest(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
