import type { FastifyReply, FastifyRequest } from 'fastify';
import { newBucket } from './canary-bucket';
import { bucketCookie, bucketOf, hasLeftCanary } from './canary-cookies';
import type { LiveSite, Site } from './site-registry';

/**
 * Gives the releases for a visitor, and sets the caching headers of the page. While a canary runs, no shared cache may
 * keep a page, and a cookie keeps the visitor in one bucket. docs/decisions/0016
 * @param publicUrl The origin at which visitors reach this site; `undefined` when each request's origin is used.
 */
export function siteForVisitor(
  live: LiveSite,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): Promise<Site> {
  if (!live.hasCanary) {
    reply.header('cache-control', 'no-cache');
    return live.siteFor(null);
  }
  const known = bucketOf(request.headers.cookie);
  const bucket = known ?? newBucket();
  const isHttps = request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
  if (known === null) reply.header('set-cookie', bucketCookie(bucket, isHttps));
  return live.siteFor(bucket, (module) =>
    hasLeftCanary(request.headers.cookie, module, live.registry.revision),
  );
}
