import { EARLY_ANSWERS_ID, jsonBlock, PAGE_DATA_ID, type PageData } from '@demo-evm/shared/contract';

/**
 * Removes from the HTML of a page something that the site host has put there. A page that does not have it stays
 * as it is.
 */
export type EditPage = (html: string) => string;

const INLINE_STYLES = /<style data-href="([^"]*)">[^]*?<\/style>\s*/g;
const DRAWN_ROOT = /<div id="root" data-drawn=[^]*?<script>[^]*?<\/script>/;
const PRELOADS = /(?:\s*<link rel="preload"[^>]*>)+/;
const SKELETON = /<div id="skeleton">[^]*?<\/div>\s*<\/div>\s*/;

/** The page of a remote without server-side rendering: the browser has to fetch the remote's style sheet. */
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
    .replace(PRELOADS, (preloads) => [preloads, ...tags].join('\n    '));
};

/** The page when the site host did not find the machine in time: the inline script asks for it. */
export const withoutMachine: EditPage = (html) => {
  const calls = Object.keys(readBlock(html, EARLY_ANSWERS_ID) as object);
  const emptied = writeBlock(html, EARLY_ANSWERS_ID, {});
  return calls.length === 0 ? html : editEarly(emptied, (early) => ({ ...early, calls }));
};

/** The page without the requests of the inline script: the App makes them when it runs. */
export const withoutEarlyCalls: EditPage = (html) =>
  editEarly(html, (early) => ({ ...early, calls: [], tables: {} }));

/** The page without preloads: the remote's files are requested only when the shell runs. */
export const withoutPreloads: EditPage = (html) => html.replace(PRELOADS, '');

/** The page without the skeleton: without a first view it stays empty until the App has rendered. */
export const withoutSkeleton: EditPage = (html) => html.replace(SKELETON, '');

type Early = NonNullable<PageData['early']>;

function editEarly(html: string, edit: (early: Early) => Early): string {
  const data = readBlock(html, PAGE_DATA_ID) as PageData;
  return data.early ? writeBlock(html, PAGE_DATA_ID, { ...data, early: edit(data.early) }) : html;
}

function readBlock(html: string, id: string): unknown {
  const [, json = ''] = blockOf(id).exec(html) ?? [];
  return JSON.parse(json);
}

function writeBlock(html: string, id: string, data: object): string {
  return html.replace(blockOf(id), () => jsonBlock(id, data));
}

function blockOf(id: string): RegExp {
  return new RegExp(`<script type="application/json" id="${id}">([^]*?)</script>`);
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}
