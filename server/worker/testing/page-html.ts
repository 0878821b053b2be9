import { jsonBlock, type PageData, type RemoteRelease } from '@demo-evm/shared/contract';
import { readPage, type ReadPage } from '../read-page';

/** Makes a release of the voting remote, as it is described in the data of a page. */
export function remote(version: string, more: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    module: 'mfe-voting',
    version,
    contractVersion: 2,
    container: 'mfe_voting',
    entry: `/mfe-voting/${version}/remote-entry.js`,
    mounts: ['/demo/:vid'],
    integrity: { 'app.js': `sha256-app-${version}` },
    ...more,
  };
}

/** Makes the HTML of a page, as the site host sends it. */
export function pageHtml(more: Partial<PageData> = {}, head = '', answers: object = {}): string {
  const data = {
    revision: 1,
    shell: { version: '1', folder: '/shell/1/', integrity: { 'shell.js': 'sha256-shell' } },
    remotes: [remote('1')],
    early: { language: 'hi', tables: {}, calls: [] },
    ...more,
  } as unknown as PageData;
  return `<head>${head}</head><body>${jsonBlock('page-data', data)}${jsonBlock('early-answers', answers)}</body>`;
}

/** Makes the HTML of a page that shows this release of the voting remote. */
export function pageOfRelease(version: string): string {
  return pageHtml({ remotes: [remote(version)] });
}

/** Makes the HTML of a page for which the server did not get the machine in time. */
export function incompletePage(): string {
  return pageHtml({ early: { language: 'hi', tables: {}, calls: ['/api/evm/evm/x'] } });
}

/** Makes the HTML of the skeleton that the server sends when it must not draw another page. */
export function skeletonPage(): string {
  return pageHtml({}, '<meta name="robots" content="noindex">');
}

/** Reads the HTML of a page of the site. Throws if the HTML is not such a page. */
export function readSitePage(html: string): ReadPage {
  const page = readPage(html);
  if (!page) throw new Error('This HTML is not a page of the site.');
  return page;
}
