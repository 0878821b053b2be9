import { posix } from 'node:path';
import { securityHeaders } from '../http/security-headers';
import { isPattern, type ExportedPage } from './export-pages';

/** `_redirects` as Netlify and Cloudflare Pages read it: a pattern is answered by its page, under its own address. */
export function redirectsFile(pages: readonly ExportedPage[]): string {
  return pages
    .filter(({ path }) => isPattern(path))
    .flatMap(({ path, file }) => [path, `${path}/`].map((from) => `${from} /${posix.dirname(file)}/ 200\n`))
    .join('');
}

/**
 * `_headers` as they read it. No two rules give the same header, because hosts differ in what they make of that;
 * without a rule both say that a copy must be asked about, which is what pages and the registry need.
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
