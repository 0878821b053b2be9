import fs from 'node:fs';
import path from 'node:path';

/** A script as a browser gets it. */
export interface BrowserScript {
  readonly name: string;
  readonly text: string;
}

/** The site host alone runs it. */
const SITE_HOST_SCRIPT = 'first-view.js';

/** Any `<script>` that holds code: neither data, nor a script that is fetched. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/**
 * Every script of a build that a browser gets: its files, and what stands in its pages.
 *
 * @param dist the build's folder
 */
export function browserScripts(dist: string): readonly BrowserScript[] {
  return fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const name = path.join(dist, file);
    if (file.endsWith('.js') && file !== SITE_HOST_SCRIPT)
      return [{ name, text: fs.readFileSync(name, 'utf8') }];
    if (!file.endsWith('.html')) return [];
    return inlineScripts(fs.readFileSync(name, 'utf8')).map((text) => ({ name: `${name}, inline`, text }));
  });
}

/** The code that stands in a page. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);
}
