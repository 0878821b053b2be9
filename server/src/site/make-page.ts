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

/** A page that is ready to be sent to every visitor who gets the same. */
export interface MadePage {
  /** 404 when it is certain that nothing has this address. The page itself says what was not found. */
  readonly status: 200 | 404;
  /** The Content-Security-Policy of the page. */
  readonly policy: string;
  readonly etag: string;
  /** Whether the language in the visitor's cookie decides what the page contains. */
  readonly variesByCookie: boolean;
  /** Whether the page can be kept. A page without the view of its remote is not kept, so that it is rendered again. */
  readonly isLasting: boolean;
  readonly content: CompressedPage;
}

interface Visit {
  readonly site: Site;
  readonly address: PageAddress;
  /** The origin at which the visitor reaches the site. The page contains it. */
  readonly origin: string;
  /** The machine of the address, if the server knows it. */
  readonly answers: Answers;
  readonly cookies: string | undefined;
}

interface PageMakerOptions {
  readonly settings: PageSettings;
  readonly renderView: RenderView;
  readonly compress: (html: string) => Promise<CompressedPage>;
}

/** With 20 KB for each page, the cache takes 10 MB at most. */
const MAX_PAGES = 500;
/** Requests for invented addresses displace only pages of other missing machines. */
const MAX_MISSING_PAGES = 50;

/**
 * Makes a function that gives the page of a visit. A page is made once from the same releases, address, language and
 * machine, and kept. The machine is read for each visit and is part of the key, so a change of it is seen at once,
 * also when another process has made the change. docs/decisions/0037
 */
export function createPageMaker(options: PageMakerOptions): (visit: Visit) => Promise<MadePage> {
  const { settings, renderView, compress } = options;
  const found = createLruCache<Promise<MadePage>>(MAX_PAGES);
  const missing = createLruCache<Promise<MadePage>>(MAX_MISSING_PAGES);

  return (visit) => {
    const { site, address, origin, answers } = visit;
    const remote = mountedAt(address.path, site.remotes);
    const chosen = languageOf(visit.cookies);
    const key = JSON.stringify(remote ? [site.id, origin, address.path, chosen, answers] : [site.id]);
    const pages = isMissing(answers) ? missing : found;
    const known = pages.get(key);
    if (known) return known;
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
   * Renders the view. Gives `null` when the view cannot be rendered, or needs data that only the browser requests.
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

/** Whether it is certain that no machine has the address. */
function isMissing(answers: Answers): boolean {
  const machines = Object.values(answers);
  return machines.length > 0 && machines.every((machine) => machine === null);
}

/** The language in which a page is rendered for a visitor who has chosen this language. */
function languageFor({ early }: OpenedRoute, chosen: Language | undefined): Language {
  return chosen && !early.isSetByAddress && chosen in early.tables ? chosen : early.language;
}
