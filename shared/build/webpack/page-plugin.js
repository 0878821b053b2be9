import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import { transform } from 'lightningcss';
import { STYLE_TARGETS } from '../floor/floor.js';
import { emitGeneratedFiles } from './emit-generated-files.js';

const FOUNDATION = path.resolve(import.meta.dirname, '../../ui/foundation');

/** The place of the critical style sheet in a page template. */
const CRITICAL = '/*critical-css*/';

/** The place of a script of the folder in a page template. That of `early.js` is called `early-script`. */
const SCRIPT = /\/\*(\w+)-script\*\//g;

/** The name of the variable in which a script finds the texts of `words.json`, by language. */
const WORDS = 'WORDS';

/**
 * Emits `page.html`: the template with the foundation styles (tokens, base), the styles of the skeleton and the folder's
 * scripts inline, so that the first paint waits for nothing but the HTML.
 */
export class PagePlugin {
  /** @param {string} folder holds `page.html`, `skeleton.css`, the page's scripts, and their texts in `words.json` */
  constructor(folder, output = 'page.html') {
    this.folder = folder;
    this.output = output;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const sources = pageSources(this.folder);
    emitGeneratedFiles(compiler, 'page', sources.all, async () => ({
      [this.output]: await assemblePage(sources),
    }));
  }
}

/** @param {string} folder */
function pageSources(folder) {
  const template = path.join(folder, 'page.html');
  const styles = [
    path.join(FOUNDATION, 'tokens.css'),
    path.join(FOUNDATION, 'base.css'),
    path.join(folder, 'skeleton.css'),
  ];
  const names = scriptsOf(folder, readFileSync(template, 'utf8'));
  const scripts = names.map((name) => ({ name, file: path.join(folder, `${name}.js`) }));
  const words = path.join(folder, 'words.json');
  const all = [
    template,
    ...styles,
    ...scripts.map(({ file }) => file),
    ...(existsSync(words) ? [words] : []),
  ];
  return { template, styles, scripts, words, all };
}

/**
 * The scripts that the page has places for. A script without a place would be missing in every page, so it is refused, as
 * is a page without a place for its styles.
 *
 * @param {string} folder
 * @param {string} html
 * @returns {string[]}
 */
function scriptsOf(folder, html) {
  const placed = [...html.matchAll(SCRIPT)].map(([, name]) => String(name));
  if (!html.includes(CRITICAL)) throw new Error(`PagePlugin: ${folder}/page.html has no ${CRITICAL}.`);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const name = path.basename(file, '.js');
    if (!placed.includes(name)) {
      throw new Error(`PagePlugin: ${folder}/page.html has no /*${name}-script*/, so ${file} would not run.`);
    }
  }
  return placed;
}

/** @param {ReturnType<typeof pageSources>} sources */
async function assemblePage({ template, styles, scripts, words }) {
  const css = Buffer.concat(await Promise.all(styles.map((file) => fs.readFile(file))));
  const { code } = transform({ filename: 'critical.css', code: css, minify: true, targets: STYLE_TARGETS });
  const html = await fs.readFile(template, 'utf8');
  const codeOf = new Map(
    await Promise.all(
      scripts.map(async ({ name, file }) => /** @type {const} */ ([name, await minifyScript(file, words)])),
    ),
  );
  return html.replace(CRITICAL, () => code.toString()).replace(SCRIPT, (_, name) => codeOf.get(name) ?? '');
}

/**
 * Minifies ES5 to ES5: these scripts run in browsers that are too old for everything else.
 *
 * @param {string} file
 * @param {string} words
 */
async function minifyScript(file, words) {
  const source = await fs.readFile(file, 'utf8');
  const hasWords = source.includes(`${WORDS}[`);
  const worded = hasWords ? `var ${WORDS} = ${await fs.readFile(words, 'utf8')};\n${source}` : source;
  const { code } = await minify(worded, {
    module: false,
    ecma: 5,
    compress: { ecma: 5 },
    mangle: { toplevel: true },
  });
  return code.trim();
}
