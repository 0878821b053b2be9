import fs from 'node:fs';
import path from 'node:path';

/** The server reads these texts for the previews of links. No script of an app names them. */
const READ_BY_SERVER = /^LINK_/;

/** Matches the keys of a table that is itself a part of the bundle. Such a key does not count as a use of its text. */
const KEYS_OF_TABLES = /(?<=[{,])"[A-Z][A-Za-z0-9_]*":/g;

/**
 * Fails a production build if the app's own tables have a text that the bundle does not use. A text is used if a string
 * of the bundle equals its key, or if its key begins with a string that ends in `_`, such as the first part of
 * `SYMBOL_${symbol}`.
 */
export class UnusedTranslationsPlugin {
  /** @param {string} dir the app's folder; its own tables are in `src/translations` */
  constructor(dir) {
    this.app = path.basename(dir);
    this.table = path.join(dir, 'src/translations/en.json');
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode !== 'production') return; // unused code is removed only in production
    compiler.hooks.thisCompilation.tap('unused-translations', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH; // scripts are already minified
      compilation.hooks.processAssets.tap({ name: 'unused-translations', stage }, (assets) => {
        for (const key of this.unusedKeys(assets)) {
          const problem = `${this.app} never uses the text ${key}. Remove it from the tables of src/translations.`;
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }

  /** @param {Record<string, import('webpack').sources.Source>} assets */
  unusedKeys(assets) {
    const named = stringsOf(assets);
    const beginnings = [...named].filter((text) => text.endsWith('_'));
    return Object.keys(JSON.parse(fs.readFileSync(this.table, 'utf8')))
      .filter((key) => !named.has(key) && !READ_BY_SERVER.test(key))
      .filter((key) => !beginnings.some((beginning) => key.startsWith(beginning)));
  }
}

/**
 * Gives each string of the scripts, and each beginning of a template, that may be a key or the beginning of a key.
 *
 * @param {Record<string, import('webpack').sources.Source>} assets
 */
function stringsOf(assets) {
  const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
  const strings = scripts.flatMap(([, asset]) => [
    ...String(asset.source())
      .replace(KEYS_OF_TABLES, '')
      .matchAll(/["'`]([A-Z][A-Za-z0-9_]*)(?=["'`]|\$\{)/g),
  ]);
  return new Set(strings.map(([, text = '']) => text));
}
