import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from './contract-version.js';

const COMPRESSED = /\.(br|gz)$/;
/** The shell reads the file under the same name, `HASH_LIST_FILE` in shared/contract. */
const HASH_LIST_FILE = 'hashes.json';

/**
 * Writes `release.json` beside the built files, and `hashes.json` in the build of a remote. `release.json` describes the
 * build for the registry. The release's version consists of the package's version and a hash of the content, so equal
 * builds have equal versions. docs/releasing.md
 */
export class ReleasePlugin {
  /**
   * @param {object} options
   * @param {string} options.dir the package's folder, whose package.json has the module's name and version
   * @param {string} options.firstChunk the chunk that a page needs before it can render the module
   * @param {{ entry?: string, [field: string]: unknown }} options.describe further fields of the release (container, entry, mounts…)
   */
  constructor({ dir, firstChunk, describe }) {
    /** @type {{ name: string, version: string }} */
    this.pkg = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
    this.firstChunk = firstChunk;
    this.describe = describe;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // `afterEmit` runs when all files of the release and their compressed copies are on the disk.
    compiler.hooks.afterEmit.tap('release', (compilation) => {
      const folder = compilation.outputOptions.path ?? compiler.outputPath;
      const names = compilation.getAssets().map((asset) => asset.name);
      const files = describeFiles(folder, names);
      if (this.describe.entry !== undefined) {
        writeAtOnce(path.join(folder, HASH_LIST_FILE), JSON.stringify(hashesOf(files)));
        Object.assign(files, describeFiles(folder, [HASH_LIST_FILE]));
      }
      const content = {
        contractVersion: CONTRACT_VERSION,
        usesTrustedTypes: true, // docs/decisions/0068
        ...this.describe,
        firstLoad: firstLoadOf(compilation, this.firstChunk, this.describe.entry),
        files,
      };
      const version = `${this.pkg.version}-${hashOf(content)}`;
      const release = { module: this.pkg.name, version, ...content };
      writeAtOnce(path.join(folder, 'release.json'), JSON.stringify(release, null, 2));
    });
  }
}

/**
 * Gives the hash and the sizes of each file, in the form that the registry uses. Compressed copies are not listed.
 *
 * @param {string} folder
 * @param {string[]} names
 */
function describeFiles(folder, names) {
  const sizeOf = (/** @type {string} */ name) =>
    fs.existsSync(path.join(folder, name)) ? fs.statSync(path.join(folder, name)).size : 0;
  const described = names
    .filter((name) => !COMPRESSED.test(name))
    .sort()
    .map((name) => {
      const content = fs.readFileSync(path.join(folder, name));
      const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      return [
        name,
        { integrity, bytes: content.length, brotliBytes: sizeOf(`${name}.br`) || content.length },
      ];
    });
  return Object.fromEntries(described);
}

/**
 * Gives the hash of each script and style, which a browser checks when it loads the file. docs/decisions/0052
 *
 * @param {Record<string, { integrity: string }>} files
 */
function hashesOf(files) {
  const loaded = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name));
  return Object.fromEntries(loaded.map(([name, { integrity }]) => [name, integrity]));
}

/**
 * Writes the file under another name and then renames it, so that a reader never sees half of the file.
 *
 * @param {string} file
 * @param {string} text
 */
function writeAtOnce(file, text) {
  fs.writeFileSync(`${file}.tmp`, text);
  fs.renameSync(`${file}.tmp`, file);
}

/** @param {object} content */
function hashOf(content) {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
}

/**
 * Gives the scripts and styles that a page loads before the module can render.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} chunkName
 * @param {string | undefined} entry
 */
function firstLoadOf(compilation, chunkName, entry) {
  const chunk = compilation.namedChunks.get(chunkName);
  if (!chunk)
    throw new Error(`ReleasePlugin: the build has no chunk "${chunkName}", which a page loads first.`);
  if (entry !== undefined && !compilation.getAsset(entry)) {
    throw new Error(`ReleasePlugin: the build has no file ${entry}, by which the shell loads it.`);
  }
  const unique = [...new Set([...(entry === undefined ? [] : [entry]), ...chunk.files])];
  return {
    scripts: unique.filter((file) => file.endsWith('.js')),
    styles: unique.filter((file) => file.endsWith('.css')),
  };
}
