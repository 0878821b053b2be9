import { createHash } from 'node:crypto';
import type { PageSettings } from './site-config';

/**
 * The Content-Security-Policy of a page: only our files, its own style sheets and inline scripts by hash,
 * pictures from https, the configured APIs, and a developer's origins where the configuration allows them.
 */
export function policyOf(html: string, { config, eventsUrl, overrideOrigins }: PageSettings): string {
  const styles = hashesOf(html, 'style');
  const scripts = hashesOf(html, 'script');
  const called = { ...config.bases, events: eventsUrl };
  const apis = new Set(
    Object.values(called).flatMap((url: string | null) =>
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

/** Of what stands in the page itself; blocks of data and scripts of files have more attributes. */
function hashesOf(html: string, element: 'style' | 'script'): string[] {
  const inline = html.matchAll(new RegExp(`<${element}(?: data-href="[^"]*")?>([^]*?)</${element}>`, 'g'));
  return [...inline].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
