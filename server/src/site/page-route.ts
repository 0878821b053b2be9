import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { COMPRESSED } from './compressed-answers';
import { createDrawingLimit } from './drawing-limit';
import { sendSlip, slipQuery, type MakeSlip } from './early-slip';
import type { MakePage } from './make-page';
import { sendNoticePage } from './notice-page';
import { parsePageAddress } from './page-address';
import type { ReleaseStorage } from '../releases/release-storage';
import type { RequestOpener } from './request-opener';
import type { PreviewRefusal, ReadPreview } from './request-preview';
import { sendPage } from './send-page';
import type { ReadLive, Site } from './site-registry';
import type { StaffCookies } from './staff-cookies';
import { visitorOrigin } from './visitor-origin';
import { siteForVisitor } from './visitor-site';

interface PageRouteOptions {
  readonly readLive: ReadLive;
  readonly opener: RequestOpener;
  readonly makePage: MakePage;
  readonly makeSlip: MakeSlip;
  /** The origin at which visitors reach this site; `undefined` to use the origin of each request. */
  readonly publicUrl: string | undefined;
  readonly readPreview: ReadPreview;
  readonly staff: StaffCookies;
  readonly storage: Pick<ReleaseStorage, 'prepare'>;
}

/** Also matches the files of a retired remote, which pages that are open still load. docs/decisions/0064 */
const FILE_OF_REMOTE = /^\/mfe-[a-z0-9-]+\/[^/]+\/./;

/**
 * Serves the files of releases under `/<module>/<version>/`. For every path that has no other route, serves a page or
 * the slip of a page. Redirects a former vid of a machine to the present vid. The answer for a missing file of a
 * release is a 404 in JSON, never a page.
 */
export const pageRoute: FastifyPluginAsync<PageRouteOptions> = async (app, options) => {
  const { readLive, opener, makePage, makeSlip, publicUrl, readPreview, storage } = options;
  const mayDraw = createDrawingLimit();
  app.get('/*', COMPRESSED, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?'); // new URL() would throw for the path `//`
    const live = await readLive();
    if (live.modules.has(pathname.split('/')[1] ?? '') || FILE_OF_REMOTE.test(pathname))
      return sendReleasedFile(storage, reply, decodeURIComponent(pathname));
    const query = queryOf(request.url);
    const preview = query && (await readPreview(live, new URLSearchParams(query)));
    if (preview && !preview.ok) return sendRefusal(reply, pathname, preview.error);
    const site = preview
      ? previewSite(reply, preview.value)
      : await siteForVisitor(live, request, reply, options);
    const address = parsePageAddress(pathname);
    const answers = await opener.readAnswers(request, address);
    const slip = slipQuery(request.query);
    if (slip)
      return sendSlip(
        reply,
        await makeSlip({ site, address, answers, mayDraw: () => mayDraw(request.ip) }, slip),
      );
    const presentPath = opener.presentPath(address, answers);
    if (presentPath !== null) return reply.redirect(presentPath + query, 302);
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

/** Gives the site of a preview, and sets the headers that keep its pages out of caches and search engines. */
function previewSite(reply: FastifyReply, site: Site): Site {
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  return site;
}

/** Says why there is no preview. The current page in its place would mislead the person who wants to see a release. */
function sendRefusal(reply: FastifyReply, pathname: string, { status, sentence }: PreviewRefusal) {
  return sendNoticePage(reply, status, {
    title: 'This preview cannot be shown',
    sentences: [sentence],
    button: { label: 'Open the page as visitors get it', method: 'get', action: pathname },
  });
}

/** Gives the query of a URL with its question mark; an empty text when the URL has no query. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** @param file the path `/<module>/<version>/<file>` */
async function sendReleasedFile(
  storage: Pick<ReleaseStorage, 'prepare'>,
  reply: FastifyReply,
  file: string,
): Promise<FastifyReply> {
  const [, module = '', version = '', ...names] = file.split('/');
  await storage.prepare({ module, version }, names.join('/'));
  // If the file is missing, the server's not-found handler replaces this header.
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  return reply.sendFile(file);
}
