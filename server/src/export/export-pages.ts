import { LANGUAGES, mountedAt, REDIRECTS } from '@demo-evm/shared/domain';
import { assemblePage } from '../site/assemble-page';
import { MANIFEST_PATH } from '../site/manifest-address';
import { openRoute } from '../site/open-route';
import { parsePageAddress, START_ADDRESS } from '../site/page-address';
import type { PageSettings } from '../site/page-settings';
import type { Site } from '../site/site-registry';
import { webManifest } from '../site/web-manifest';
import { fileOf, isPattern } from './page-file';

/** A page of the export: one HTML file for one path or for all paths of a pattern. */
export interface ExportedPage {
  /** The path that shows the page, such as `/create`, or a pattern such as `/demo/:vid`. */
  readonly path: string;
  /** The path of the file in the folder of the export. */
  readonly file: string;
  readonly html: string;
}

interface ExportedPages {
  readonly pages: readonly ExportedPage[];
  /** All pages use the web app manifest of the start page. It is `null` when no remote has the start page. */
  readonly manifest: object | null;
  /** The Content-Security-Policy of all pages. */
  readonly policy: string;
}

/**
 * Assembles the pages of an export: 404.html and one page for each mount. Adds one page for each address that sets a
 * language or that the shell redirects, if a remote opens this address. The link previews are general, because a static
 * file names no machine.
 */
export async function exportPages(
  site: Site,
  settings: PageSettings,
  origin: string,
): Promise<ExportedPages> {
  const paths = [
    ...site.remotes.flatMap(({ mounts = [] }) => mounts),
    ...LANGUAGES.map((language) => `/demo/${language}`),
    ...Object.keys(REDIRECTS),
  ];
  const assembled = await Promise.all(
    paths.map(async (path) => {
      const remote = mountedAt(path, site.remotes);
      return remote ? [{ path, file: fileOf(path), ...(await assemble(path, remote)) }] : [];
    }),
  );
  const unknown = { path: '/404.html', file: '404.html', ...assemblePage(site, settings, undefined) };
  const pages = [...assembled.flat(), unknown];
  const [policy = '', ...others] = new Set(pages.map((page) => page.policy));
  if (others.length > 0)
    throw new Error('The pages have different policies, but the exported headers can have only one policy.');
  const { path } = START_ADDRESS;
  const start = mountedAt(path, site.remotes);
  const manifest = start ? webManifest(site, { path, opened: await open(path, start) }) : null;
  return { pages, manifest, policy };

  async function open(path: string, remote: Site['remotes'][number]) {
    const opened = await openRoute(site, remote, {
      address: parsePageAddress(path),
      origin,
      evmBase: settings.config.bases.evm,
      findMachine: () => Promise.reject(new Error('A static file names no machine.')),
      onFailure: () => undefined, // the failure is expected: the browser requests the machine itself
    });
    return { ...opened, manifest: MANIFEST_PATH }; // a static host has one manifest for all pages
  }

  async function assemble(path: string, remote: Site['remotes'][number]) {
    const opened = await open(path, remote);
    if (!isPattern(path)) return assemblePage(site, settings, opened);
    // A page for many addresses must not name one of the addresses. Messengers would show that address as the address
    // of the page, and browsers would request the machine of that address.
    const link = { ...opened.link, url: undefined };
    return assemblePage(site, settings, { ...opened, link, early: { ...opened.early, calls: [] } });
  }
}
