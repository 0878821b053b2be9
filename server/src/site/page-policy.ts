import { createHash } from 'node:crypto';
import type { PageSettings } from './site-config';

/**
 * The Content-Security-Policy of a page. Its sources are this site, the page's inline scripts and styles by their hash,
 * pictures from any https address and in data URLs, the configured APIs, and the configured origins of developers.
 */
export function contentSecurityPolicy(
  html: string,
  { config, eventsUrl, overrideOrigins }: PageSettings,
): string {
  const styles = inlineHashes(html, 'style');
  const scripts = inlineHashes(html, 'script');
  const calledUrls = { ...config.bases, events: eventsUrl };
  const apis = new Set(
    Object.values(calledUrls).flatMap((url: string | null) =>
      typeof url === 'string' && /^https?:/.test(url) ? [new URL(url).origin] : [],
    ),
  );
  const from = (...sources: string[]) => sources.join(' ');
  return [
    `default-src 'none'`,
    `script-src ${from(`'self'`, ...scripts, ...overrideOrigins)}`,
    `style-src ${from(`'self'`, ...styles, ...overrideOrigins)}`,
    `img-src 'self' https: data:`,
    `media-src ${from(`'self'`, ...overrideOrigins)}`,
    `connect-src ${from(`'self'`, ...apis, ...overrideOrigins)}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/**
 * The hashes of inline scripts or styles. The pattern allows no attribute except `data-href`, so it does not match JSON
 * blocks and elements with a `src`.
 */
function inlineHashes(html: string, element: 'style' | 'script'): string[] {
  const inline = html.matchAll(new RegExp(`<${element}(?: data-href="[^"]*")?>([^]*?)</${element}>`, 'g'));
  return [...inline].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
