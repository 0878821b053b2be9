import fs from 'node:fs';
import path from 'node:path';

const LANGUAGES = ['en', 'hi', 'mr'];

/** Words that components of shared/ui ask for, whichever app draws them. */
export const UI_TABLES = path.resolve(import.meta.dirname, '../../ui/translations');

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/**
 * Fails a production build whose bundle asks for a text that the app's tables lack. Types cannot say this: a component of
 * shared/ui may ask for every key of shared/ui, whatever the app that draws it has. Looked at is what the bundle holds
 * after unused code was removed: a string there that equals a key of any table is taken for a key that is asked for,
 * however it comes to `t`. docs/decisions/0004
 */
export class MissingTranslationsPlugin {
  /**
   * @param {string} dir the app's folder; its own tables are in `src/translations`
   * @param {string[]} [shared] folders of further tables that the app's words are made of
   */
  constructor(dir, shared = []) {
    this.dir = dir;
    this.own = path.join(dir, 'src/translations');
    this.folders = [...shared, this.own];
  }

  apply(compiler) {
    if (compiler.options.mode !== 'production') return; // only there unused code is removed
    compiler.hooks.thisCompilation.tap('drawn-keys', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH; // scripts are minified by then
      compilation.hooks.processAssets.tap({ name: 'drawn-keys', stage }, (assets) => {
        for (const problem of this.problems(assets, compilation)) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }

  /** One sentence for each module and key whose words are missing. */
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
          ({ file }) => `${this.app()} draws ${file}, which needs ${key}; ${files.join(', ')} ${verb} it.`,
        );
    });
  }

  filesWithout(key) {
    const lacks = (language) => this.folders.every((folder) => !(key in readTable(folder, language)));
    const nameOf = (language) => path.relative(this.dir, path.join(this.own, `${language}.json`));
    return LANGUAGES.filter(lacks).map(nameOf);
  }

  app() {
    return path.basename(this.dir);
  }
}

/** Every quoted string of the scripts that has the shape of a key. */
function stringsOf(assets) {
  const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
  const strings = scripts.flatMap(([, asset]) => [
    ...String(asset.source()).matchAll(/(["'`])([A-Z][A-Z0-9_]*)\1/g),
  ]);
  return new Set(strings.map(([, , text]) => text));
}

/** Our modules that the bundle is made of, those that were merged into others too. */
function ownModules(compilation) {
  const whole = [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const files = new Map();
  for (const module of whole) {
    const { resource = '' } = module;
    if (!/\.[jt]sx?$/.test(resource) || resource.includes('node_modules')) continue;
    files.set(path.relative(WORKSPACE, resource), String(module.originalSource()?.source() ?? ''));
  }
  return [...files].map(([file, source]) => ({ file, source }));
}

function readTable(folder, language) {
  return JSON.parse(fs.readFileSync(path.join(folder, `${language}.json`), 'utf8'));
}
