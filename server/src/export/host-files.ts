import { posix } from 'node:path';
import { securityHeaders } from '../http/security-headers';
import type { ExportedPage } from './export-pages';
import { isPattern } from './page-file';

/**
 * Makes the content of `_redirects` for Netlify and Cloudflare Pages. Every address of a pattern shows the
 * pattern's page.
 */
export function redirectsFile(pages: readonly ExportedPage[]): string {
  return pages
    .filter(({ path }) => isPattern(path))
    .flatMap(({ path, file }) => [path, `${path}/`].map((from) => `${from} /${posix.dirname(file)}/ 200\n`))
    .join('');
}

/**
 * Makes the content of `_headers` for Netlify and Cloudflare Pages. No two rules set the same header for one
 * path, because the hosts treat such rules differently. Pages and the registry need no cache rule: by
 * default, both hosts make browsers revalidate them.
 */
export function headersFile(modules: readonly string[], policy: string, origin: string): string {
  const all = { ...securityHeaders(origin.startsWith('https:')), 'content-security-policy': policy };
  const rules = [
    rule('/*', all),
    ...modules.map((module) =>
      rule(`/${module}/*`, { 'cache-control': 'public, max-age=31536000, immutable' }),
    ),
    rule('/images/*', { 'cache-control': 'public, max-age=3600' }),
  ];
  return rules.join('\n');
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
