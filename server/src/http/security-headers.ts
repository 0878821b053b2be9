import type { FastifyInstance, FastifyReply } from 'fastify';

/** The header that says whether a page keeps its tie to the page that opened it. docs/decisions/0074 */
export const OPENER_POLICY = 'cross-origin-opener-policy';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  [OPENER_POLICY]: 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * The Content-Security-Policy of responses that are not pages. Browsers must not run a script in such a response or
 * show it in a frame. Routes that serve pages send their own policy.
 */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/**
 * Content types that need no Content-Security-Policy: the policy of a page also applies to the scripts and styles that
 * the page loads. When a user opens a script or style directly, the browser shows it as text.
 */
const SCRIPT_OR_STYLE = /^(application|text)\/(javascript|css)/;
const HSTS_ONE_YEAR = 'max-age=31536000; includeSubDomains';

/**
 * Gives the security headers for responses and for the files of an export.
 * @param isHttps true if visitors reach the site by https; browsers must then use only https for a year
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return { ...ALWAYS, ...onlyHttps(isHttps) };
}

function onlyHttps(isHttps: boolean): Record<string, string> {
  return isHttps ? { 'strict-transport-security': HSTS_ONE_YEAR } : {};
}

/** Gives the opener policy that a route has already set, or else the policy of all other answers. */
function openerPolicyOf(reply: FastifyReply) {
  return { [OPENER_POLICY]: reply.getHeader(OPENER_POLICY) ?? ALWAYS[OPENER_POLICY] };
}

/** Paths of the API. Its answers are not kept by browsers and proxies, unless a route says otherwise. */
const API_PATH = /^\/(api|fn|s3)\//;

/**
 * Adds the security headers to the responses of `app`. Scripts and styles get only the headers that apply to
 * them. Answers of the API get `no-store`, unless they have another caching header. A route may set its own opener
 * policy. A 304 repeats this policy, which differs between answers with the same ETag, and what every answer must have
 * (OWASP ASVS 3.4.1 and 3.4.4). The browser keeps the other headers of its copy: 100 bytes take 16 ms on 2G.
 * @param isHttps true if visitors reach the site by https; browsers must then use only https for a year
 */
export function sendSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const shortHeaders = { 'x-content-type-options': 'nosniff', ...onlyHttps(isHttps) };
  const otherHeaders = securityHeaders(isHttps);
  app.addHook('onSend', ({ url }, reply, _payload, done) => {
    if (SCRIPT_OR_STYLE.test(String(reply.getHeader('content-type')))) reply.headers(shortHeaders);
    else {
      const isNotModified = reply.statusCode === 304;
      if (API_PATH.test(url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      reply.headers({ ...(isNotModified ? shortHeaders : otherHeaders), ...openerPolicyOf(reply) });
      // The headers of a 304 replace those that the browser has, so this policy would replace the policy of a page.
      if (!isNotModified && !reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', NO_PAGE_POLICY);
    }
    done();
  });
}
