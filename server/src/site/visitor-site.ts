import type { FastifyReply, FastifyRequest } from 'fastify';
import { newBucket } from './canary-bucket';
import { bucketCookie, bucketOf, hasLeftCanary } from './canary-cookies';
import type { LiveSite, Site } from './site-registry';
import type { StaffCookies } from './staff-cookies';
import { isHttps } from './visitor-origin';

interface VisitorOptions {
  /** The origin at which visitors reach this site; `undefined` when each request's origin is used. */
  readonly publicUrl: string | undefined;
  readonly staff: StaffCookies;
}

/**
 * Gives the releases for a visitor, and sets the caching headers of the page. While a canary runs, no shared cache may
 * keep a page, and a cookie keeps the visitor in one bucket. docs/decisions/0016
 */
export function siteForVisitor(
  live: LiveSite,
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, staff }: VisitorOptions,
): Promise<Site> {
  if (!live.hasCanary) {
    reply.header('cache-control', 'no-cache');
    return live.siteFor(null);
  }
  const { cookie } = request.headers;
  const hasLeft = (module: string) => hasLeftCanary(cookie, module, live.registry.revision);
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
  const isSecure = isHttps(request, publicUrl);
  if (staff.isStaff(cookie, isSecure)) return live.siteFor('every', hasLeft);
  const known = bucketOf(cookie, isSecure);
  const bucket = known ?? newBucket();
  if (known === null) reply.header('set-cookie', bucketCookie(bucket, isSecure));
  return live.siteFor(bucket, hasLeft);
}
