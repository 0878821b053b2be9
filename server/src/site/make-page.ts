import { SERVER_RENDER_FILES, type Release } from '@demo-evm/shared/contract';
import { mountedAt, type Language } from '@demo-evm/shared/domain';
import { weakEtag } from '../http/etag';
import type { FindStored } from '../link-picture/picture-facts';
import { answersKey } from './answers-key';
import { assemblePage } from './assemble-page';
import type { CompressedPage } from './compressed-page';
import { describeRoute, type Answers, type OpenedRoute } from './open-route';
import { isPresentAddress } from './is-present-address';
import { START_ADDRESS, type PageAddress } from './page-address';
import { createPageCache } from './page-cache';
import type { PageSettings } from './page-settings';
import { languageOf } from './server-render/language-cookie';
import type { RenderedView, RenderView } from './server-render/view-renderer';
import type { Site } from './site-registry';
import { viewOf } from './view-of-route';

/** A compressed page with its status and headers. Many visitors can get the same page. */
export interface MadePage {
  /** 404 when no remote has the address, or when it is certain that no machine has the address. */
  readonly status: 200 | 404;
  /** The Content-Security-Policy of the page. */
  readonly policy: string;
  readonly etag: string;
  /** True if the page has a rendered view. Its content may then depend on the language in the visitor's cookie. */
  readonly hasView: boolean;
  /**
   * True if the page stays in the cache. If the remote has a renderer, a page without a view does not stay
   * there, so that the next visit tries to render the view.
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
  /** Called before a page is made. If the result is `false`, the visitor gets the skeleton. */
  readonly mayDraw: () => boolean;
}

/** Gives the page of a visit: a cached page, or a new one. */
export type MakePage = (visit: Visit) => Promise<MadePage>;

interface PageMakerOptions {
  readonly settings: PageSettings;
  /** Finds the stored pictures of a machine; `undefined` when the server draws no pictures of links. */
  readonly findStored?: FindStored | undefined;
  readonly renderView: RenderView;
  readonly compress: (html: string) => Promise<CompressedPage>;
}

/**
 * Makes a function that gives the page of a visit, and caches the page for later visits. A changed machine has a new
 * page, because the cache key of a remote's page contains the API answers. The key also contains the releases, the
 * origin, the path and the language in the cookie. docs/decisions/0037, 0056
 */
export function createPageMaker(options: PageMakerOptions): MakePage {
  const { settings, findStored, renderView, compress } = options;
  const pages = createPageCache<MadePage>();

  return (visit) => {
    const { site, address, origin, answers } = visit;
    const chosen = languageOf(visit.cookies);
    if (site.preview) return makePreview(visit, chosen);
    const key = [site.id, origin, address.path, chosen, answersKey(answers)].join('\n');
    return pages.get(key) ?? makeNew(visit, chosen, key);
  };

  async function makeNew(visit: Visit, chosen: Language | undefined, key: string): Promise<MadePage> {
    const { site, address, answers, mayDraw } = visit;
    const remote = mountedAt(address.path, site.remotes);
    if (!remote) return whole(site.id, () => make(site, undefined, null));
    if (mayDraw()) {
      const isOfSite = isPresentAddress(address, answers);
      return pages.add({ key, isOfSite, make: () => makeRoute(visit, remote, chosen) });
    }
    const skeleton = await whole(`${site.id}\n${remote.module}`, () => makeSkeleton(site, remote));
    return isMissing(answers) ? { ...skeleton, status: 404 } : skeleton;
  }

  /** Makes the page of a preview, which is not cached: it is for one person, and names the releases of one link. */
  function makePreview(visit: Visit, chosen: Language | undefined) {
    const remote = mountedAt(visit.address.path, visit.site.remotes);
    if (!remote) return make(visit.site, undefined, null);
    return visit.mayDraw() ? makeRoute(visit, remote, chosen) : makeSkeleton(visit.site, remote);
  }

  /** Gives a page that is the same for all visitors. It may always be made. */
  function whole(key: string, makeIt: () => Promise<MadePage>): Promise<MadePage> {
    return pages.get(key) ?? pages.add({ key, isOfSite: true, make: makeIt });
  }

  /**
   * Makes a page of a remote that names no machine and no address. In the browser, the App requests the
   * machine. Search engines and messengers must not store this page under the address that they requested.
   */
  async function makeSkeleton(site: Site, remote: Release): Promise<MadePage> {
    const opened = await describeRoute(site, remote, {
      address: { path: START_ADDRESS.path, meaning: null },
      origin: 'http://localhost',
      findStored,
      evmBase: settings.config.bases.evm,
      answers: {},
    });
    const link = { ...opened.link, url: undefined, image: undefined, isIndexed: false };
    return { ...(await make(site, { ...opened, link }, null)), isLasting: true };
  }

  async function makeRoute(visit: Visit, remote: Release, chosen: Language | undefined): Promise<MadePage> {
    const { site, address } = visit;
    const opened = await describeRoute(site, remote, {
      ...visit,
      findStored,
      evmBase: settings.config.bases.evm,
    });
    const { config } = settings;
    return make(site, opened, await viewOf(opened, { site, path: address.path, chosen, config, renderView }));
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
      hasView: view !== null,
      isLasting: !opened || view !== null || !(SERVER_RENDER_FILES.render in opened.remote.files),
      content: await compress(html),
    };
  }
}

/** True if it is certain that no machine has the address. */
function isMissing(answers: Answers): boolean {
  const machines = Object.values(answers);
  return machines.length > 0 && machines.every((machine) => machine === null);
}
