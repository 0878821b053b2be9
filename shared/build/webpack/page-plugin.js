import fs from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import { transform } from 'lightningcss';
import { emitMadeFiles } from './emit-made-files.js';

const FOUNDATION = path.resolve(import.meta.dirname, '../../ui/foundation');

/** Mark where the critical style sheet and the early script go in a page template. */
const CRITICAL = '/*critical-css*/';
const EARLY = '/*early-script*/';

/**
 * Emits `page.html`: the page's template with the foundation styles (tokens, base), the page's own skeleton styles, so
 * that the first paint waits for nothing but the HTML, and the early script where the template has a place for it.
 */
export class PagePlugin {
  /** @param {string} folder holds `page.html` and `skeleton.css`, and `early.js` where it is asked for */
  constructor(folder, output = 'page.html') {
    this.folder = folder;
    this.output = output;
  }

  apply(compiler) {
    const sources = pageSources(this.folder);
    emitMadeFiles(compiler, 'page', sources.all, async () => ({
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
  const early = path.join(folder, 'early.js');
  return { template, early, styles, all: [template, early, ...styles] };
}

async function assemblePage({ template, early, styles }) {
  const css = Buffer.concat(await Promise.all(styles.map((file) => fs.readFile(file))));
  const { code } = transform({ filename: 'critical.css', code: css, minify: true });
  const html = await fs.readFile(template, 'utf8');
  const page = html.replace(CRITICAL, () => code.toString());
  if (!page.includes(EARLY)) return page;
  const script = await minify(await fs.readFile(early, 'utf8'), {
    module: false,
    mangle: { toplevel: true },
  });
  return page.replace(EARLY, () => script.code.trim());
}
