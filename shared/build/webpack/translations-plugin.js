import fs from 'node:fs/promises';
import path from 'node:path';
import { emitGeneratedFiles } from './emit-generated-files.js';

const LANGUAGES = ['en', 'hi', 'mr'];

const UI_TABLES = path.resolve(import.meta.dirname, '../../ui/translations');

/**
 * Emits `assets/i18n/{lang}.json` (spec 7: Translation tables). It merges the texts of shared/ui with the app's own tables in
 * `src/translations`; where both have a key, the app's text is used.
 */
export class TranslationsPlugin {
  /** @param {string} dir the app's folder */
  constructor(dir) {
    this.folders = [UI_TABLES, path.join(dir, 'src/translations')];
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const filesOf = (/** @type {string} */ language) =>
      this.folders.map((folder) => path.join(folder, `${language}.json`));
    emitGeneratedFiles(compiler, 'translations', LANGUAGES.flatMap(filesOf), async () => {
      const merged = LANGUAGES.map(async (language) => {
        const tables = await Promise.all(filesOf(language).map(readTable));
        return [`assets/i18n/${language}.json`, JSON.stringify(Object.assign({}, ...tables))];
      });
      return Object.fromEntries(await Promise.all(merged));
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
