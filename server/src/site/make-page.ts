import { SERVER_RENDER_FILES, type Release } from '@demo-evm/shared/contract';
import { mountedAt, type Language } from '@demo-evm/shared/domain';
import { weakEtag } from '../http/etag';
import { assemblePage, supportsHydration } from './assemble-page';
import type { CompressedPage } from './compressed-page';
import { createLruCache } from './lru-cache';
import { describeRoute, type Answers, type OpenedRoute } from './open-route';
import type { PageAddress } from './page-address';
import { languageOf } from './server-render/language-cookie';
import type { RenderedView, RenderView } from './server-render/view-renderer';
import type { PageSettings } from './site-config';
import type { Site } from './site-registry';

/** A compressed page with its status and headers. Many visitors can get the same page. */
export interface MadePage {
  /** 404 when no remote has the address, or when it is certain that no machine has the address. */
  readonly status: 200 | 404;
  /** The Content-Security-Policy of the page. */
  readonly policy: string;
  readonly etag: string;
  /**
   * Whether the content may depend on the language in the visitor's cookie. This is true when the page has a rendered
   * view.
   */
  readonly variesByCookie: boolean;
  /**
   * Whether the page stays in the cache. If the remote has a renderer, a page without a view does not stay there, so
   * that the next visit tries to render the view.
   */
  readonly isLasting: boolean;
  readonly content: CompressedPage;
}

interface Visit {
  readonly site: Site;
  readonly address: PageAddress;
  /** The origin at which the visitor reaches the site. Link previews contain it. */
  readonly origin: string;
  /** The API answers that the server has about the machine of the address. */
  readonly answers: Answers;
  readonly cookies: string | undefined;
}

interface PageMakerOptions {
  readonly settings: PageSettings;
  readonly renderView: RenderView;
  readonly compress: (html: string) => Promise<CompressedPage>;
}

/** The largest number of cached pages. They take about 10 MB, because a compressed page has about 20 KB. */
const MAX_PAGES = 500;
/**
 * The limit for pages of vids for which the server knows no machine: missing machines, previews, and machines of a device.
 * Anybody can invent such vids, so their pages have their own cache and do not replace other pages.
 */
const MAX_UNKNOWN_PAGES = 50;

/**
 * Makes a function that gives the page of a visit, and caches the page for later visits. A changed machine has a new
 * page, because the cache key of a remote's page contains the API answers. The key also contains the releases, the
 * origin, the path and the language in the cookie. docs/decisions/0037
 */
export function createPageMaker(options: PageMakerOptions): (visit: Visit) => Promise<MadePage> {
  const { settings, renderView, compress } = options;
  const known = createLruCache<Promise<MadePage>>(MAX_PAGES);
  const unknown = createLruCache<Promise<MadePage>>(MAX_UNKNOWN_PAGES);

  return (visit) => {
    const { site, address, origin, answers } = visit;
    const remote = mountedAt(address.path, site.remotes);
    const chosen = languageOf(visit.cookies);
    const key = JSON.stringify(remote ? [site.id, origin, address.path, chosen, answers] : [site.id]);
    const pages = address.meaning === null || hasMachine(answers) ? known : unknown;
    const cached = pages.get(key);
    if (cached) return cached;
    const making = remote ? makeRoute(visit, remote, chosen) : make(site, undefined, null);
    making.then(
      ({ isLasting }) => isLasting || pages.delete(key),
      () => pages.delete(key),
    );
    return pages.set(key, making);
  };

  async function makeRoute(visit: Visit, remote: Release, chosen: Language | undefined): Promise<MadePage> {
    const { site, address } = visit;
    const opened = await describeRoute(site, remote, { ...visit, evmBase: settings.config.bases.evm });
    return make(site, opened, await viewOf(site, address, opened, languageFor(opened, chosen)));
  }

  async function make(
    site: Site,
    opened: OpenedRoute | undefined,
    view: RenderedView | null,
  ): Promise<MadePage> {
    const { html, policy } = assemblePage(site, settings, opened, view);
    return {
      status: opened && !opened.link.isMissing ? 200 : 404,
      policy,
      etag: weakEtag(html, policy),
      variesByCookie: view !== null,
      isLasting: !opened || view !== null || !(SERVER_RENDER_FILES.render in opened.remote.files),
      content: await compress(html),
    };
  }

  /**
   * Renders the view. Gives `null` when data for the view is missing, the shell cannot hydrate, or the rendering fails
   * or gives nothing.
   */
  async function viewOf(
    site: Site,
    { path }: PageAddress,
    { remote, early, answers }: OpenedRoute,
    language: Language,
  ): Promise<RenderedView | null> {
    const table = site.tables.get(remote.module)?.[language];
    if (early.calls.length > 0 || !table || !supportsHydration(site.template)) return null;
    return renderView(remote, { path, language, table, config: settings.config, answers });
  }
}

/** Whether the server knows the machine that the page shows. */
function hasMachine(answers: Answers): boolean {
  return Object.values(answers).some((machine) => machine !== null);
}

/** Gives the language in which the page is rendered. `chosen` is the language in the visitor's cookie. */
function languageFor({ early }: OpenedRoute, chosen: Language | undefined): Language {
  return chosen && !early.isSetByAddress && chosen in early.tables ? chosen : early.language;
}
