import type { HostConfig } from '@demo-evm/shared/contract';
import { mountedAt, REDIRECTS } from '@demo-evm/shared/domain';
import { assemblePage } from '../../site/assemble-page';
import { describeLink } from '../../site/link-preview';
import type { Site } from '../../site/site-registry';

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
 * The pages of a site: one of each mount, one of each path that only leads elsewhere (the shell leads there), and
 * 404.html. Link previews are general: a file knows no machine.
 */
export async function exportPages(site: Site, config: HostConfig, origin: string): Promise<ExportedPages> {
  const paths = [...site.remotes.flatMap(({ mounts = [] }) => mounts), ...Object.keys(REDIRECTS)];
  const assembled = await Promise.all(
    paths.map(async (path) => {
      const remote = mountedAt(path, site.remotes);
      return remote ? [{ path, file: fileOf(path), ...(await assemble(path, remote)) }] : [];
    }),
  );
  const unknown = { path: '/404.html', file: '404.html', ...assemblePage(site, config, undefined) };
  const pages = [...assembled.flat(), unknown];
  const [policy = '', ...others] = new Set(pages.map((page) => page.policy));
  if (others.length > 0)
    throw new Error('Pages have different policies; the exported headers have one for all.');
  return { pages, policy };

  async function assemble(path: string, remote: Site['remotes'][number]) {
    const tables = site.tables.get(remote.module) ?? {};
    const findMachine = () => Promise.resolve(null);
    const link = await describeLink({
      path,
      origin,
      tables,
      pageLanguage: remote.language ?? 'mr',
      findMachine,
    });
    // A messenger takes the address that a page names for the link's, so a page of many addresses names none.
    return assemblePage(site, config, { remote, link: isPattern(path) ? { ...link, url: undefined } : link });
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
