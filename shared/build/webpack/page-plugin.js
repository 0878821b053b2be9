import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import { transform } from 'lightningcss';
import { STYLE_TARGETS } from '../floor/floor.js';
import { emitGeneratedFiles } from './emit-generated-files.js';

const FOUNDATION = path.resolve(import.meta.dirname, '../../ui/foundation');

/** Marks where the critical style sheet goes in a page template. */
const CRITICAL = '/*critical-css*/';

/** Marks where a script of the folder goes: `early.js` in the place of the early script. */
const SCRIPT = /\/\*(\w+)-script\*\//g;

/** The name by which a script reads the words of `words.json`, by language. */
const WORDS = 'WORDS';

/**
 * Emits `page.html`: the page's template with the foundation styles (tokens, base), the page's own skeleton styles, so
 * that the first paint waits for nothing but the HTML, and the folder's scripts where the template has places for them.
 */
export class PagePlugin {
  /** @param {string} folder holds `page.html`, `skeleton.css`, the scripts that the page names, and their words */
  constructor(folder, output = 'page.html') {
    this.folder = folder;
    this.output = output;
  }

  apply(compiler) {
    const sources = pageSources(this.folder);
    emitGeneratedFiles(compiler, 'page', sources.all, async () => ({
      [this.output]: await assemblePage(sources),
    }));
  }
}

function pageSources(folder) {
  const template = path.join(folder, 'page.html');
  const styles = [
    path.join(FOUNDATION, 'tokens.css'),
    path.join(FOUNDATION, 'base.css'),
    path.join(folder, 'skeleton.css'),
  ];
  const names = [...readFileSync(template, 'utf8').matchAll(SCRIPT)].map(([, name]) => name);
  const scripts = new Map(names.map((name) => [name, path.join(folder, `${name}.js`)]));
  const words = path.join(folder, 'words.json');
  const all = [template, ...styles, ...scripts.values(), ...(existsSync(words) ? [words] : [])];
  return { template, styles, scripts, words, all };
}

async function assemblePage({ template, styles, scripts, words }) {
  const css = Buffer.concat(await Promise.all(styles.map((file) => fs.readFile(file))));
  const { code } = transform({ filename: 'critical.css', code: css, minify: true, targets: STYLE_TARGETS });
  const html = await fs.readFile(template, 'utf8');
  const ready = await Promise.all(
    [...scripts].map(async ([name, file]) => [name, await minifyScript(file, words)]),
  );
  const codeOf = new Map(ready);
  return html.replace(CRITICAL, () => code.toString()).replace(SCRIPT, (_, name) => codeOf.get(name));
}

/** ES5 stays ES5: these scripts run in browsers that are too old for everything else. */
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
