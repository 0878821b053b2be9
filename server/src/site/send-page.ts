import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasContent } from '../http/etag';
import { OPENER_POLICY } from '../http/security-headers';
import type { MadePage } from './make-page';

/** Browsers send this header with the request of a page that a service worker will get (navigation preload). */
const FOR_WORKER = 'service-worker-navigation-preload';

/** Sends a page to one visitor, in Brotli where the browser accepts it. A browser that has the page gets 304. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
): FastifyReply | Promise<Buffer> {
  const varies = page.hasView || reply.hasHeader('vary');
  reply.header('vary', varies ? 'cookie, accept-encoding' : 'accept-encoding');
  // With another opener policy, a browser shows the page in a new process, and starts it only when the answer has come.
  // There is no `vary` for this, because browsers and proxies ask for each page again, and 304 has the policy too.
  // docs/decisions/0074
  if (page.hasView && !request.headers[FOR_WORKER]) reply.header(OPENER_POLICY, 'unsafe-none');
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (hasContent(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  reply.code(page.status).type('text/html; charset=utf-8');
  // A 304 has no policy: the ETag is of the page and its policy, so the browser has both.
  reply.header('content-security-policy', page.policy);
  if (!acceptsBrotli(request)) return page.content.html();
  return reply.header('content-encoding', 'br').send(page.content.brotli());
}

/** True if the browser accepts Brotli. With the quality 0, as in `br;q=0`, it refuses Brotli. */
function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return /(^|,)\s*br\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i.test(headers['accept-encoding'] ?? '');
}
