import { EARLY_ANSWERS_ID, PAGE_DATA_ID, type PageData } from '@demo-evm/shared/contract';
import { editEarly, readBlock, writeBlock } from './page-blocks';

/** Removes something from the HTML of a remote's page. */
export type EditPage = (html: string) => string;

const INLINE_STYLES = /<style data-href="([^"]*)">[^]*?<\/style>\s*/g;
const DRAWN_ROOT = /<div id="root" data-drawn=[^]*?<script>[^]*?<\/script>/;
/** The second part of `first-press.js`. Another script stands between the two parts. */
const SECOND_PART = /<script>(?:(?!<\/script>)[^])*demoEvmTakeOver[^]*?<\/script>/;
const PRELOADS = /(?:\s*<link rel="preload"[^>]*>)+/;
const SKELETON = /<div id="skeleton"[^>]*>[^]*?<\/div>\s*<\/div>\s*/;

/** Removes the server-rendered HTML and its inline styles. Adds preloads of the style sheets that were inline. */
export const withoutFirstView: EditPage = (html) => {
  const styles = [...html.matchAll(INLINE_STYLES)].map(([, url = '']) => url);
  const { remotes } = readBlock(html, PAGE_DATA_ID) as PageData;
  const tags = styles.map((url) => {
    const remote = remotes.find(({ entry }) => url.startsWith(folderOf(entry)));
    const hash = remote?.integrity?.[url.slice(folderOf(url).length)] ?? '';
    return `<link rel="preload" as="style" href="${url}" integrity="${hash}">`;
  });
  return html
    .replace(INLINE_STYLES, '')
    .replace(DRAWN_ROOT, '<div id="root"></div>')
    .replace(SECOND_PART, '')
    .replace(PRELOADS, (preloads) => [preloads, ...tags].join('\n    '));
};

/** Removes the machine, as if the site host had not found it in time. The inline script then requests the machine. */
export const withoutMachine: EditPage = (html) => {
  const calls = Object.keys(readBlock(html, EARLY_ANSWERS_ID) as object);
  const emptied = writeBlock(html, EARLY_ANSWERS_ID, {});
  return calls.length === 0 ? html : editEarly(emptied, (early) => ({ ...early, calls }));
};

/** Removes the requests of the inline script. The App then sends these requests when it runs. */
export const withoutEarlyCalls: EditPage = (html) =>
  editEarly(html, (early) => ({ ...early, calls: [], tables: {} }));

/** Removes the preloads. The remote's scripts are then requested only when the shell runs. */
export const withoutPreloads: EditPage = (html) => html.replace(PRELOADS, '');

/** Removes the skeleton, which a page without a first view shows while it loads. */
export const withoutSkeleton: EditPage = (html) => html.replace(SKELETON, '');

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}
