import fs from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { emitMadeFiles } from './emit-made-files.js';

const FOUNDATION = path.resolve(import.meta.dirname, '../../ui/foundation');

/** Marks where the critical style sheet goes in a page template. */
const CRITICAL = '/*critical-css*/';

/**
 * Emits `page.html`: the page's template with the foundation styles (tokens, base) and the page's own
 * skeleton styles inside it, so that the first paint waits for nothing but the HTML.
 */
export class PagePlugin {
  /** @param {string} folder holds `page.html` and `skeleton.css` */
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
  return { template, styles, all: [template, ...styles] };
}

async function assemblePage({ template, styles }) {
  const css = Buffer.concat(await Promise.all(styles.map((file) => fs.readFile(file))));
  const { code } = transform({ filename: 'critical.css', code: css, minify: true });
  const html = await fs.readFile(template, 'utf8');
  return html.replace(CRITICAL, () => code.toString());
}
