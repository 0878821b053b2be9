import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { REPOSITORY } from '../folders/folders.js';

/** The folder of the source maps inside a build. The registry keeps it where no browser can read it. */
const SOURCE_MAPS = 'source-maps';

/**
 * Makes webpack remember, for all code of a bundle, the file and the line that the code comes from. The built files are
 * the same with and without this plugin.
 */
export class SourcePositionsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { JavascriptModulesPlugin } = compiler.webpack.javascript;
    compiler.hooks.compilation.tap('source-positions', (compilation) => {
      const remember = (/** @type {import('webpack').Module} */ module) => {
        // With this flag, the loaders of styles would put maps into the code that they make.
        if (!/\.css$/.test(module.nameForCondition() ?? '')) module.useSourceMap = true;
      };
      compilation.hooks.buildModule.tap('source-positions', remember);
      compilation.hooks.runtimeModule.tap('source-positions', remember);
      JavascriptModulesPlugin.getCompilationHooks(compilation).useSourceMap?.tap(
        'source-positions',
        () => true,
      );
    });
  }
}

/**
 * Writes the source map of each script of a build, as `source-maps/<script>.map.gz`. The maps are no files of the
 * release: `release.json` does not name them, the version does not depend on them, no script names them and no visitor
 * can read them. `npm run trace` reads them. docs/releasing.md: Trace
 */
export class SourceMapsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    /** @type {ReadonlyMap<string, string>} */
    let maps = new Map();
    compiler.hooks.thisCompilation.tap('source-maps', (compilation) => {
      // After this stage no plugin changes a file. Later webpack forgets where the code comes from.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'source-maps', stage }, (assets) => {
        maps = new Map(
          Object.entries(assets).flatMap(([file, source]) => mapOf(file, source, compiler.context)),
        );
      });
    });
    compiler.hooks.afterEmit.tap('source-maps', (compilation) => {
      const folder = path.join(compilation.outputOptions.path ?? compiler.outputPath, SOURCE_MAPS);
      fs.rmSync(folder, { recursive: true, force: true });
      for (const [file, text] of maps) {
        const target = path.join(folder, `${file}.map.gz`);
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, gzipSync(text));
      }
    });
  }
}

/**
 * @param {string} file
 * @param {import('webpack').sources.Source} source
 * @param {string} context the folder that relative names of sources begin at
 * @returns {[string, string][]} The file's name and the text of its map; nothing if the file has none.
 */
function mapOf(file, source, context) {
  if (!file.endsWith('.js')) return [];
  const map = /** @type {{ sources: string[], mappings: string } | null} */ (source.map());
  if (!map?.mappings) return [];
  const sources = map.sources.map((identifier) => nameOfSource(identifier, context));
  return [[file, JSON.stringify({ ...map, file, sources })]];
}

/**
 * Names a source by its path in the repository. Webpack's own code keeps the name that webpack gives it.
 *
 * @param {string} identifier a path, or the name of a webpack module: its type, loaders, path and query
 * @param {string} context the folder that relative paths begin at
 */
function nameOfSource(identifier, context) {
  const request = identifier.replace(/^webpack:\/\/(?:[^|]*\|)?/, '').replace(/^.*!/s, '');
  if (!/^[./]/.test(request)) return identifier;
  return path.relative(REPOSITORY, path.resolve(context, request.replace(/\?.*$/s, '')));
}
