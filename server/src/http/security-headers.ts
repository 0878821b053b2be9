import type { FastifyInstance } from 'fastify';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Nothing of an answer that is no page is ever run or framed; routes that serve pages say what theirs may do. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
/** What a page loads is under the page's own rules; a browser that opens it by itself shows its text. */
const PART_OF_PAGES = /^(application|text)\/(javascript|css)/;
const A_YEAR = 'max-age=31536000';

/**
 * What every answer says, also of a host that serves an export.
 * @param isHttps is the site reached by https? Browsers are then told never to try http.
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return { ...ALWAYS, ...(isHttps && { 'strict-transport-security': A_YEAR }) };
}

/**
 * Headers of every answer that tell a browser what not to do.
 * @param isHttps is the site reached by https? Browsers are then told never to try http.
 */
export function sendSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'));
    if (PART_OF_PAGES.test(type)) return void reply.header('x-content-type-options', 'nosniff');
    reply.headers(securityHeaders(isHttps));
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING);
  });
}
