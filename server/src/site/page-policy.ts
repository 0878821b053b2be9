import { createHash } from 'node:crypto';
import type { PageSettings } from './page-settings';

/** The texts of the inline scripts or styles that releases put into a page. */
interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Makes the Content-Security-Policy of a page. The policy allows this site, the configured APIs, and the configured
 * origins of developers. It allows inline scripts and styles by their hashes, and pictures from any https address and
 * from data URLs. The service worker must be a script of this site.
 * @param inline The inline texts that are allowed. No other inline text is allowed, so an injected inline script does
 *   not run.
 * @param usesTrustedTypes True if the browser must refuse every text as HTML, as a script or as a script's address,
 *   unless one of the page's own policies allows it. docs/decisions/0068
 */
export function contentSecurityPolicy(
  inline: InlineTexts,
  { config, eventsUrl, overrideOrigins }: PageSettings,
  usesTrustedTypes: boolean,
): string {
  const styles = inline.styles.map(hashSource);
  const scripts = inline.scripts.map(hashSource);
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
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(usesTrustedTypes ? TRUSTED_TYPES : []),
  ].join('; ');
}

/**
 * Names the policies that a page's scripts may make, each once: `default` of the shell's watchdog decides about
 * every text, and `slip` allows the HTML of the slip that a page shows before the App runs.
 */
const TRUSTED_TYPES = [`require-trusted-types-for 'script'`, 'trusted-types default slip'];

/**
 * Gives the texts of the inline scripts or styles of a template. A script with a `src` or another type is not
 * inline.
 */
export function inlineTexts(template: string, element: 'style' | 'script'): string[] {
  const inline = template.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'));
  return [...inline].map(([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
