import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from './contract-version.js';

const COMPRESSED = /\.(br|gz)$/;

/**
 * Writes `release.json` beside the built files: what a registry needs to know of this build.
 * Its version is the package's version and a hash of all it holds, so equal builds have equal versions.
 * docs/releasing.md.
 */
export class ReleasePlugin {
  /**
   * @param {object} options
   * @param {string} options.dir the package's folder; its package.json gives module name and version
   * @param {string} options.firstChunk the chunk a page needs before anything can be drawn
   * @param {object} options.describe further fields of the release (container, entry, mounts…)
   */
  constructor({ dir, firstChunk, describe }) {
    this.pkg = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
    this.firstChunk = firstChunk;
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('release', (compilation) => {
      const folder = compilation.outputOptions.path;
      const names = compilation.getAssets().map((asset) => asset.name);
      const files = describeFiles(folder, names);
      const content = {
        contractVersion: CONTRACT_VERSION,
        ...this.describe,
        firstLoad: firstLoadOf(compilation, this.firstChunk, this.describe.entry),
        files,
      };
      const version = `${this.pkg.version}-${hashOf(content)}`;
      writeAtOnce(path.join(folder, 'release.json'), { module: this.pkg.name, version, ...content });
    });
  }
}

function describeFiles(folder, names) {
  const sizeOf = (name) =>
    fs.existsSync(path.join(folder, name)) ? fs.statSync(path.join(folder, name)).size : 0;
  const described = names
    .filter((name) => !COMPRESSED.test(name))
    .sort()
    .map((name) => {
      const content = fs.readFileSync(path.join(folder, name));
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return [
        name,
        { integrity, bytes: content.length, brotliBytes: sizeOf(`${name}.br`) || content.length },
      ];
    });
  return Object.fromEntries(described);
}

/** A reader never sees half of it. */
function writeAtOnce(file, release) {
  fs.writeFileSync(`${file}.tmp`, JSON.stringify(release, null, 2));
  fs.renameSync(`${file}.tmp`, file);
}

function hashOf(content) {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
}

function firstLoadOf(compilation, chunkName, entry) {
  const chunk = compilation.namedChunks.get(chunkName);
  const files = [...(entry ? [entry] : []), ...(chunk?.files ?? [])];
  const unique = [...new Set(files)];
  return {
    scripts: unique.filter((file) => file.endsWith('.js')),
    styles: unique.filter((file) => file.endsWith('.css')),
  };
}
