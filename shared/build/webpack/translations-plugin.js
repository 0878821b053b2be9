import fs from 'node:fs/promises';
import path from 'node:path';

export const LANGUAGES = ['en', 'hi', 'mr'];

/**
 * Matches a text that contains another text, as `$t(KEY)`, or a value with a format, as `{{value, format}}`.
 * The shell's i18next can show neither of them. docs/decisions/0025
 */
const NOT_SHOWN = /\$t\(|\{\{[^}]*,/;

const UI_TABLES = path.resolve(import.meta.dirname, '../../ui/translations');

/**
 * Gives the folders of an app's texts: those of shared/ui, and its own, which replace those of shared/ui.
 *
 * @param {string} dir the app's folder
 */
export function wordFolders(dir) {
  return [UI_TABLES, path.join(dir, 'src/translations')];
}

/**
 * Emits `assets/i18n/{lang}.json` (spec 7: Translation tables). Each file merges the texts of shared/ui with the app's
 * own table in `src/translations`. If shared/ui and the app have a text for the same key, the app's text is used. The
 * build fails if a text has a part that the shell's i18next cannot show.
 */
export class TranslationsPlugin {
  /** @param {string} dir the app's folder */
  constructor(dir) {
    this.folders = wordFolders(dir);
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('translations', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'translations', stage }, async () => {
        for (const language of LANGUAGES) {
          const files = this.folders.map((folder) => path.join(folder, `${language}.json`));
          compilation.fileDependencies.addAll(files);
          const tables = await Promise.all(files.map(readTable));
          /** @type {Record<string, string>} */
          const merged = Object.assign({}, ...tables);
          const refused = Object.keys(merged).filter((key) => NOT_SHOWN.test(merged[key] ?? ''));
          compilation.errors.push(...refused.map((key) => new WebpackError(describeRefusal(language, key))));
          compilation.emitAsset(
            `assets/i18n/${language}.json`,
            new sources.RawSource(JSON.stringify(merged)),
          );
        }
      });
    });
  }
}

/**
 * @param {string} language
 * @param {string} key
 */
const describeRefusal = (language, key) =>
  `${language}.json: the text ${key} contains another text ("$t(") or a value with a format ("{{value, format}}"). ` +
  'Pages show neither. Give the finished value to t() instead.';

/**
 * @param {string} file
 * @returns {Promise<Record<string, string>>}
 */
async function readTable(file) {
  return JSON.parse(await fs.readFile(file, 'utf8'));
}
