import { createHash } from 'node:crypto';

/** Stands for the build's name until its files are known. */
const PLACEHOLDER = 'BUILD_NAME_PLACEHOLDER';

/**
 * Gives the page's list of a build's chunks a name that no other build has. With one name for all, a page that
 * takes a newer release of a remote would find the older one's chunks in the list and run those instead.
 */
export class BuildNamePlugin {
  /** @param {string} name of the package's global */
  constructor(name) {
    this.prefix = `webpackChunk_${name}_`;
  }

  apply(compiler) {
    compiler.options.output.chunkLoadingGlobal = this.prefix + PLACEHOLDER;
    compiler.hooks.thisCompilation.tap('build-name', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({ name: 'build-name', stage }, (assets) =>
        this.rename(compiler, assets),
      );
    });
  }

  rename(compiler, assets) {
    const sources = Object.entries(assets).map(([file, source]) => [file, source.source()]);
    const hash = createHash('sha256');
    for (const [file, content] of sources.sort()) hash.update(file).update(content);
    const name = hash.digest('hex').slice(0, 10);
    for (const [file, content] of sources) {
      if (!file.endsWith('.js') || !String(content).includes(PLACEHOLDER)) continue;
      assets[file] = new compiler.webpack.sources.RawSource(String(content).replaceAll(PLACEHOLDER, name));
    }
  }
}
