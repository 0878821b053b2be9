import type { FastifyInstance } from 'fastify';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Forbids a browser to run or frame anything that is not a page. Routes that serve pages send a policy of their own. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Scripts and styles are under the policy of the page that loads them; opened alone, a browser shows them as text. */
const SCRIPT_OR_STYLE = /^(application|text)\/(javascript|css)/;
const HSTS_ONE_YEAR = 'max-age=31536000';

/**
 * The security headers of every response, and of every file of an export.
 * @param isHttps whether visitors reach the site by https; browsers are then told never to use http
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return { ...ALWAYS, ...(isHttps && { 'strict-transport-security': HSTS_ONE_YEAR }) };
}

/**
 * Adds the security headers to every response.
 * @param isHttps whether visitors reach the site by https; browsers are then told never to use http
 */
export function sendSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'));
    if (SCRIPT_OR_STYLE.test(type)) return void reply.header('x-content-type-options', 'nosniff');
    reply.headers(securityHeaders(isHttps));
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NO_PAGE_POLICY);
  });
}
