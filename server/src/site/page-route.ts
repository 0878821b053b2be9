import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { COMPRESSED } from './compressed-answers';
import { createDrawingLimit } from './drawing-limit';
import { sendSlip, slipQuery, type MakeSlip } from './early-slip';
import type { MakePage } from './make-page';
import { parsePageAddress } from './page-address';
import type { RequestOpener } from './request-opener';
import { sendPage } from './send-page';
import type { ReadLive } from './site-registry';
import { visitorOrigin } from './visitor-origin';
import { siteForVisitor } from './visitor-site';

interface PageRouteOptions {
  readonly readLive: ReadLive;
  readonly opener: RequestOpener;
  readonly makePage: MakePage;
  readonly makeSlip: MakeSlip;
  /** The origin at which visitors reach this site; `undefined` to use the origin of each request. */
  readonly publicUrl: string | undefined;
}

/** Also matches the files of a retired remote, which pages that are open still load. docs/decisions/0064 */
const FILE_OF_REMOTE = /^\/mfe-[a-z0-9-]+\/[^/]+\/./;

/**
 * Serves the files of releases under `/<module>/<version>/`. For every path that has no other route, serves a page or
 * the slip of a page. Redirects a former vid of a machine to the present vid. The answer for a missing file of a
 * release is a 404 in JSON, never a page.
 */
export const pageRoute: FastifyPluginAsync<PageRouteOptions> = async (app, options) => {
  const { readLive, opener, makePage, makeSlip, publicUrl } = options;
  const mayDraw = createDrawingLimit();
  app.get('/*', COMPRESSED, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?'); // new URL() would throw for the path `//`
    const live = await readLive();
    if (live.modules.has(pathname.split('/')[1] ?? '') || FILE_OF_REMOTE.test(pathname))
      return sendReleasedFile(reply, pathname);
    const site = await siteForVisitor(live, request, reply, publicUrl);
    const address = parsePageAddress(pathname);
    const answers = await opener.readAnswers(request, address);
    const slip = slipQuery(request.query);
    if (slip)
      return sendSlip(
        reply,
        await makeSlip({ site, address, answers, mayDraw: () => mayDraw(request.ip) }, slip),
      );
    const presentPath = opener.presentPath(address, answers);
    if (presentPath !== null) return reply.redirect(presentPath + queryOf(request.url), 302);
    const origin = visitorOrigin(request, publicUrl);
    const page = await makePage({
      site,
      address,
      origin,
      answers,
      cookies: request.headers.cookie,
      mayDraw: () => mayDraw(request.ip),
    });
    return sendPage(request, reply, page);
  });
};

/** Gives the query of a URL with its question mark; an empty text when the URL has no query. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function sendReleasedFile(reply: FastifyReply, pathname: string) {
  // If the file is missing, the server's not-found handler replaces this header.
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  return reply.sendFile(decodeURIComponent(pathname));
}
