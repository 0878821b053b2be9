import { LANGUAGES, mountedAt, REDIRECTS } from '@demo-evm/shared/domain';
import { assemblePage } from '../site/assemble-page';
import { openRoute } from '../site/open-route';
import type { PageSettings } from '../site/site-config';
import type { Site } from '../site/site-registry';

/** One page as a file. */
export interface ExportedPage {
  /** What it answers: `/create`, or a pattern such as `/demo/:vid`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

interface ExportedPages {
  readonly pages: readonly ExportedPage[];
  /** The Content-Security-Policy of all of them. */
  readonly policy: string;
}

/**
 * The pages of a site: one of each mount, one of each address that sets a language, one of each path that only leads
 * elsewhere (the shell leads there), and 404.html. Link previews are general: a file knows no machine.
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
    throw new Error('Pages have different policies; the exported headers have one for all.');
  return { pages, policy };

  async function assemble(path: string, remote: Site['remotes'][number]) {
    const opened = await openRoute(site, remote, {
      path,
      origin,
      evmBase: settings.config.bases.evm,
      findMachine: () => Promise.reject(new Error('A file knows no machine.')),
      onFailure: () => undefined, // the page asks by itself
    });
    if (!isPattern(path)) return assemblePage(site, settings, opened);
    // A page of many addresses names none: a messenger would take it for the link's, a browser would ask for it.
    const link = { ...opened.link, url: undefined };
    return assemblePage(site, settings, { ...opened, link, early: { ...opened.early, calls: [] } });
  }
}

/** Is one page the answer to many addresses? */
export function isPattern(path: string): boolean {
  return path.includes(':');
}

/** `/create` is create.html, as hosts of plain files look for it; a pattern has a folder that no mount answers. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return isPattern(path)
    ? `pages/${path.slice(1).replace(/:/g, '').replace(/\//g, '-')}/index.html`
    : `${path.slice(1)}.html`;
}
