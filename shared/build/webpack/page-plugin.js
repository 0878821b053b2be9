import { readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { STYLE_TARGETS } from '../floor/floor.js';
import { bundleInMemory } from './bundle-in-memory.js';
import { pageScript } from './page-scripts.js';

const FOUNDATION = path.resolve(import.meta.dirname, '../../ui/foundation');

/** The place of the critical style sheet in a page template. */
const CRITICAL = '/*critical-css*/';

/** Matches the place of an inline script in a page template. The place of `early.js` is called `early-script`. */
const SCRIPT = /\/\*(\w+)-script\*\//g;

/**
 * Emits the page: a copy of the template `page.html` that contains the foundation styles (tokens, base), the styles of
 * the skeleton and the scripts of the template's folder. So the browser needs only the HTML to show the skeleton.
 */
export class PagePlugin {
  /** @param {string} folder holds `page.html`, `skeleton.css` and the page's scripts, each in a file of its own */
  constructor(folder, output = 'page.html') {
    this.folder = folder;
    this.output = output;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { webpack } = compiler;
    const sources = pageSources(this.folder);
    compiler.hooks.thisCompilation.tap('page', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'page', stage }, async () => {
        compilation.fileDependencies.addAll([sources.template, ...sources.styles]);
        /** @type {Map<string, string>} */
        const codeOf = new Map();
        for (const [name, file] of sources.scripts) {
          const { source, made } = await bundleInMemory(webpack, pageScript(file));
          compilation.fileDependencies.addAll(made.fileDependencies);
          compilation.errors.push(...made.errors);
          codeOf.set(name, String(source?.source() ?? ''));
        }
        compilation.emitAsset(
          this.output,
          new webpack.sources.RawSource(await assemblePage(sources, codeOf)),
        );
      });
    });
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
  return { template, styles, scripts: scriptsOf(folder, readFileSync(template, 'utf8')) };
}

/**
 * Gives the file of each script that has a place in the page, by the script's name. Throws if the page has no place for
 * the styles or for a script of the folder, because every page would then lack them.
 *
 * @param {string} folder
 * @param {string} html
 */
function scriptsOf(folder, html) {
  if (!html.includes(CRITICAL)) throw new Error(`PagePlugin: ${folder}/page.html has no ${CRITICAL}.`);
  const placed = new Map([...html.matchAll(SCRIPT)].map(([, name = '']) => [name, path.join(folder, name)]));
  for (const file of readdirSync(folder).filter((name) => /\.[jt]s$/.test(name))) {
    const { name } = path.parse(file);
    if (!placed.has(name)) {
      throw new Error(`PagePlugin: ${folder}/page.html has no /*${name}-script*/, so ${file} would not run.`);
    }
  }
  return placed;
}

/**
 * @param {ReturnType<typeof pageSources>} sources
 * @param {ReadonlyMap<string, string>} codeOf the code of each script, by the script's name
 */
async function assemblePage({ template, styles }, codeOf) {
  const css = Buffer.concat(await Promise.all(styles.map((file) => fs.readFile(file))));
  const { code } = transform({ filename: 'critical.css', code: css, minify: true, targets: STYLE_TARGETS });
  // The indentation would make each page 0.1 KB larger.
  const html = (await fs.readFile(template, 'utf8')).replace(/\n\s+/g, '\n');
  return html.replace(CRITICAL, () => code.toString()).replace(SCRIPT, (_, name) => codeOf.get(name) ?? '');
}
