import { createHash } from 'node:crypto';

/** Stands for the build's name until the content of all files is known. */
const PLACEHOLDER = 'BUILD_NAME_PLACEHOLDER';

/**
 * Names the global variable in which webpack lists the chunks of a build. Only builds with the same content have the
 * same name. If two releases had the same name, a page that loads the newer release would find the chunks of the older
 * release in this list and run them.
 * docs/decisions/0027
 */
export class BuildNamePlugin {
  /** @param {string} name the container's global name, such as `mfe_voting` */
  constructor(name) {
    this.prefix = `webpackChunk_${name}_`;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.options.output.chunkLoadingGlobal = this.prefix + PLACEHOLDER;
    compiler.hooks.thisCompilation.tap('build-name', (compilation) => {
      // This stage is between the minifier and the compression, because the name depends on the minified code.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({ name: 'build-name', stage }, (assets) =>
        this.rename(compiler, assets),
      );
    });
  }

  /**
   * @param {import('webpack').Compiler} compiler
   * @param {Record<string, import('webpack').sources.Source>} assets
   */
  rename(compiler, assets) {
    const contents = Object.entries(assets).map(([file, source]) => ({
      file,
      source,
      content: source.source(),
    }));
    const hash = createHash('sha256');
    for (const { file, content } of contents.sort((a, b) => (a.file < b.file ? -1 : 1))) {
      hash.update(file).update(content);
    }
    const name = hash.digest('hex').slice(0, 10);
    const named = contents.filter(
      ({ file, content }) => file.endsWith('.js') && String(content).includes(PLACEHOLDER),
    );
    if (named.length === 0) {
      throw new Error(
        `BuildNamePlugin: no script has ${this.prefix}…, the name of webpack's list of chunks.`,
      );
    }
    const compressed = contents.find(({ file }) => /\.(br|gz)$/.test(file));
    if (compressed) {
      throw new Error(`BuildNamePlugin: ${compressed.file} was compressed before the build had its name.`);
    }
    for (const { file, source, content } of named) {
      // This source also moves the positions of the source map.
      const renamed = new compiler.webpack.sources.ReplaceSource(source);
      for (const { index } of String(content).matchAll(new RegExp(PLACEHOLDER, 'g')))
        renamed.replace(index, index + PLACEHOLDER.length - 1, name);
      assets[file] = renamed;
    }
  }
}
