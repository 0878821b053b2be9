import fs from 'node:fs';
import path from 'node:path';

/** A script that browsers receive: a file, or an inline script of an HTML file. */
export interface BrowserScript {
  readonly name: string;
  readonly text: string;
}

/** Only the site host runs this script. */
const SITE_HOST_SCRIPT = 'first-view.js';

/**
 * Matches a `<script>` that contains code. In our pages, a script with a `type` contains data, and a script with a
 * `src` is a file.
 */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/**
 * Gives the scripts that browsers receive from a build: the script files, and the inline scripts of HTML files.
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

/** Gives the code of the inline scripts of a page. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);
}
