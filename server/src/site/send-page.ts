import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasContent } from '../http/etag';
import type { MadePage } from './make-page';

/** Sends a page to one visitor, in Brotli where the browser accepts it. A browser that has the page gets 304. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
): FastifyReply | Promise<Buffer> {
  const varies = page.variesByCookie || reply.hasHeader('vary');
  reply.header('vary', varies ? 'cookie, accept-encoding' : 'accept-encoding');
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
