import fs from 'node:fs/promises';
import path from 'node:path';

const LANGUAGES = ['en', 'hi', 'mr'];

const UI_TABLES = path.resolve(import.meta.dirname, '../../ui/translations');

/**
 * Emits `assets/i18n/{lang}.json` (SPEC 7): the app's own table over the words of shared/ui.
 * The app's tables are in `src/translations`; where both have a key, the app's wins.
 */
export class TranslationsPlugin {
  constructor(dir) {
    this.folders = [UI_TABLES, path.join(dir, 'src/translations')];
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('translations', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'translations', stage }, async () => {
        for (const language of LANGUAGES) {
          const files = this.folders.map((folder) => path.join(folder, `${language}.json`));
          for (const file of files) compilation.fileDependencies.add(file);
          const tables = await Promise.all(files.map(readTable));
          const merged = JSON.stringify(Object.assign({}, ...tables));
          compilation.emitAsset(`assets/i18n/${language}.json`, new RawSource(merged));
        }
      });
    });
  }
}

async function readTable(file) {
  return JSON.parse(await fs.readFile(file, 'utf8'));
}
