import { fileUrl, type PageData, type Release } from '@demo-evm/shared/contract';
import { LANGUAGES, machinePath, publishedVid } from '@demo-evm/shared/domain';
import type { PageAddress } from './page-address';
import { tableFile } from './read-tables';

/**
 * Gives the API calls with which a page gets its machine. Gives none when the page has no machine, or when
 * only the browser knows the machine.
 */
export function earlyCalls({ meaning }: PageAddress, evmBase: string): string[] {
  const vid = meaning && publishedVid(meaning);
  return vid === null ? [] : [machinePath(evmBase, '', vid)];
}

/**
 * Gives the URLs of a remote's translation tables, by language. A page may request its table before its
 * bundles run.
 */
export function earlyTables(remote: Release): NonNullable<PageData['early']>['tables'] {
  const files = LANGUAGES.map((language) => [language, tableFile(language)] as const);
  const present = files.filter(([language, file]) => remote.files[file] && isSpoken(remote, language));
  return Object.fromEntries(present.map(([language, file]) => [language, fileUrl(remote, file)]));
}

/**
 * Says whether a remote has pages in a language. A monolingual remote has one language, whatever the visitor
 * chose.
 */
function isSpoken({ language, isMonolingual }: Release, candidate: string): boolean {
  return !isMonolingual || candidate === language;
}
