import fs from 'node:fs';
import path from 'node:path';
import { REPOSITORY, SHARED } from '../folders/folders.js';

const LANGUAGES = ['en', 'hi', 'mr'];

/** The folder with the texts of the components in shared/ui. */
export const UI_TABLES = path.resolve(import.meta.dirname, '../../ui/translations');

/**
 * Fails a production build if the bundle uses a text that the app's tables lack. Type checks cannot find this error: a
 * component of shared/ui may use every key of shared/ui, but the app may lack some of these keys.
 *
 * The plugin reads the bundle after unused code was removed. Each string that equals a key counts as a use of this key.
 * docs/decisions/0004
 */
export class MissingTranslationsPlugin {
  /**
   * @param {string} dir the app's folder; its own tables are in `src/translations`
   * @param {string[]} [shared] folders of other tables, which are merged with the app's own tables
   */
  constructor(dir, shared = []) {
    this.dir = dir;
    this.own = path.join(dir, 'src/translations');
    this.folders = [...shared, this.own];
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode !== 'production') return; // unused code is removed only in production
    compiler.hooks.thisCompilation.tap('missing-translations', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH; // scripts are already minified
      compilation.hooks.processAssets.tap({ name: 'missing-translations', stage }, (assets) => {
        for (const problem of this.problems(assets, compilation)) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }

  /**
   * Gives a sentence for each missing key and each of our modules that uses this key.
   *
   * @param {Record<string, import('webpack').sources.Source>} assets
   * @param {import('webpack').Compilation} compilation
   */
  problems(assets, compilation) {
    const asked = stringsOf(assets);
    const known = new Set(
      [...new Set([UI_TABLES, ...this.folders])].flatMap((folder) => Object.keys(readTable(folder, 'en'))),
    );
    const lacking = [...known]
      .filter((key) => asked.has(key))
      .map((key) => ({ key, files: this.filesWithout(key) }))
      .filter(({ files }) => files.length > 0);
    const modules = lacking.length > 0 ? ownModules(compilation) : [];
    return lacking.flatMap(({ key, files }) => {
      const verb = files.length > 1 ? 'lack' : 'lacks';
      return modules
        .filter(({ source }) => new RegExp(`(['"\`])${key}\\1`).test(source))
        .map(
          ({ file }) => `${this.app()} renders ${file}, which needs ${key}; ${files.join(', ')} ${verb} it.`,
        );
    });
  }

  /**
   * For each language without a text for this key, gives the file of the app's own table.
   *
   * @param {string} key
   */
  filesWithout(key) {
    const lacks = (/** @type {string} */ language) =>
      this.folders.every((folder) => !(key in readTable(folder, language)));
    const nameOf = (/** @type {string} */ language) =>
      path.relative(this.dir, path.join(this.own, `${language}.json`));
    return LANGUAGES.filter(lacks).map(nameOf);
  }

  app() {
    return path.basename(this.dir);
  }
}

/**
 * Gives each string of the scripts that has the form of a key, such as `NET_SLOW`.
 *
 * @param {Record<string, import('webpack').sources.Source>} assets
 */
function stringsOf(assets) {
  const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
  const strings = scripts.flatMap(([, asset]) => [
    ...String(asset.source()).matchAll(/(["'`])([A-Z][A-Z0-9_]*)\1/g),
  ]);
  return new Set(strings.map(([, , text]) => text));
}

/**
 * Gives the modules of the bundle that are our own code. When webpack merges modules into a new module, the new module
 * lists the merged modules in `modules`.
 *
 * @param {import('webpack').Compilation} compilation
 */
function ownModules(compilation) {
  const whole = [...compilation.modules].flatMap((module) => [module, ...partsOf(module)]);
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const module of whole) {
    const resource = module.nameForCondition() ?? '';
    const isLibrary = resource.replace(SHARED, '').includes('node_modules');
    if (!/\.[jt]sx?$/.test(resource) || isLibrary) continue;
    files.set(path.relative(REPOSITORY, resource), String(module.originalSource()?.source() ?? ''));
  }
  return [...files].map(([file, source]) => ({ file, source }));
}

/**
 * @param {import('webpack').Module} module
 * @returns {import('webpack').Module[]}
 */
function partsOf(module) {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [];
}

/**
 * @param {string} folder
 * @param {string} language
 * @returns {Record<string, string>}
 */
function readTable(folder, language) {
  return JSON.parse(fs.readFileSync(path.join(folder, `${language}.json`), 'utf8'));
}
