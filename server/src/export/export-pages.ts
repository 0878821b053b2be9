import { LANGUAGES, mountedAt, REDIRECTS } from '@demo-evm/shared/domain';
import { assemblePage } from '../site/assemble-page';
import { openRoute } from '../site/open-route';
import { parsePageAddress } from '../site/page-address';
import type { PageSettings } from '../site/site-config';
import type { Site } from '../site/site-registry';

/** A page of the export. */
export interface ExportedPage {
  /** The path that it answers: `/create`, or a pattern such as `/demo/:vid`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

interface ExportedPages {
  readonly pages: readonly ExportedPage[];
  /** The Content-Security-Policy, the same for all pages. */
  readonly policy: string;
}

/**
 * Assembles the pages of an export: one for each mount, each address that sets a language and each redirect (which the
 * shell follows), and 404.html. Their link previews are general, because a static file knows no machine.
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
    throw new Error('The pages have different policies, but the exported headers have one for all of them.');
  return { pages, policy };

  async function assemble(path: string, remote: Site['remotes'][number]) {
    const opened = await openRoute(site, remote, {
      address: parsePageAddress(path),
      origin,
      evmBase: settings.config.bases.evm,
      findMachine: () => Promise.reject(new Error('A static file knows no machine.')),
      onFailure: () => undefined, // the failure is expected: the browser requests the machine itself
    });
    if (!isPattern(path)) return assemblePage(site, settings, opened);
    // A page for many addresses must not name one of them: messengers would show it, and browsers would request it.
    const link = { ...opened.link, url: undefined };
    return assemblePage(site, settings, { ...opened, link, early: { ...opened.early, calls: [] } });
  }
}

/** Whether a path stands for many addresses. */
export function isPattern(path: string): boolean {
  return path.includes(':');
}

/** `/create` becomes create.html, where hosts look for it; a pattern becomes a file at a path that no mount has. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return isPattern(path)
    ? `pages/${path.slice(1).replace(/:/g, '').replace(/\//g, '-')}/index.html`
    : `${path.slice(1)}.html`;
}
