import fs from 'node:fs/promises';
import path from 'node:path';

const LANGUAGES = ['en', 'hi', 'mr'];

const UI_TABLES = path.resolve(import.meta.dirname, '../../ui/translations');

/**
 * Emits `assets/i18n/{lang}.json` (spec 7: Translation tables). Each file merges the texts of shared/ui with the app's
 * own table in `src/translations`. If both have a key, the app's text is used.
 */
export class TranslationsPlugin {
  /** @param {string} dir the app's folder */
  constructor(dir) {
    this.folders = [UI_TABLES, path.join(dir, 'src/translations')];
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('translations', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'translations', stage }, async () => {
        for (const language of LANGUAGES) {
          const files = this.folders.map((folder) => path.join(folder, `${language}.json`));
          compilation.fileDependencies.addAll(files);
          const tables = await Promise.all(files.map(readTable));
          const merged = JSON.stringify(Object.assign({}, ...tables));
          compilation.emitAsset(`assets/i18n/${language}.json`, new sources.RawSource(merged));
        }
      });
    });
  }
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, string>>}
 */
async function readTable(file) {
  return JSON.parse(await fs.readFile(file, 'utf8'));
}
