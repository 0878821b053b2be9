import { fileUrl, type PageData, type Release } from '@demo-evm/shared/contract';
import { LANGUAGES, machinePath, publishedVid } from '@demo-evm/shared/domain';
import type { PageAddress } from './page-address';
import { tableFile } from './site-registry';

/** The calls that the page begins with when its machine is not in the HTML. */
export function earlyCalls({ meaning }: PageAddress, evmBase: string): string[] {
  const vid = meaning && publishedVid(meaning);
  return vid === null ? [] : [machinePath(evmBase, '', vid)];
}

/** The URLs of the translations that the page requests before its bundles run, by language. */
export function earlyTables(remote: Release): NonNullable<PageData['early']>['tables'] {
  const files = LANGUAGES.map((language) => [language, tableFile(language)] as const);
  const present = files.filter(([language, file]) => remote.files[file] && isSpoken(remote, language));
  return Object.fromEntries(present.map(([language, file]) => [language, fileUrl(remote, file)]));
}

/** Whether a remote has pages in a language. Some remotes have one language only, whatever the visitor chose. */
function isSpoken({ language, isMonolingual }: Release, candidate: string): boolean {
  return !isMonolingual || candidate === language;
}
