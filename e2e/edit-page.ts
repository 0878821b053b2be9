import { EARLY_ANSWERS_ID, PAGE_DATA_ID, type PageData } from '@demo-evm/shared/contract';

/**
 * Gives the HTML of a page without something that the site host put there.
 * @throws when it is not there: what would be measured is the product
 */
export type EditPage = (html: string) => string;

const SHEETS = /<style data-href="([^"]*)">[^]*?<\/style>\s*/g;
const DRAWN = /<div id="root" data-drawn=[^]*?<script>[^]*?<\/script>/;
const PRELOADS = /(?:\s*<link rel="preload"[^>]*>)+/;
const SKELETON = /<div id="skeleton">[^]*?<\/div>\s*<\/div>\s*/;

/** As of a remote that draws no first view: a browser has to ask for its style sheet. */
export const withoutFirstView: EditPage = (html) => {
  const sheets = [...html.matchAll(SHEETS)].map(([, url = '']) => url);
  const { remotes } = readBlock(html, PAGE_DATA_ID) as PageData;
  const tags = sheets.map((url) => {
    const remote = remotes.find(({ entry }) => url.startsWith(folderOf(entry)));
    const hash = remote?.integrity?.[url.slice(folderOf(url).length)] ?? '';
    return `<link rel="preload" as="style" href="${url}" integrity="${hash}">`;
  });
  const withoutSheets = replace(html, SHEETS, () => '');
  const undrawn = replace(withoutSheets, DRAWN, () => '<div id="root"></div>');
  return replace(undrawn, PRELOADS, (preloads) => [preloads, ...tags].join('\n    '));
};

/** As where the site host has not found the machine in time: the inline script asks for it. */
export const withoutMachine: EditPage = (html) => {
  const calls = Object.keys(readBlock(html, EARLY_ANSWERS_ID) as object);
  const emptied = writeBlock(withoutFirstView(html), EARLY_ANSWERS_ID, {});
  return editEarly(emptied, (early) => ({ ...early, calls }));
};

/** The inline script asks for nothing: the App does, when it runs. */
export const withoutEarlyCalls: EditPage = (html) =>
  editEarly(withoutMachine(html), (early) => ({ ...early, calls: [], tables: {} }));

/** The remote's files are asked for when the shell runs. */
export const withoutPreloads: EditPage = (html) => replace(html, PRELOADS, () => '');

/** Nothing can be seen until the App has drawn it. */
export const withoutSkeleton: EditPage = (html) => replace(withoutFirstView(html), SKELETON, () => '');

type Early = NonNullable<PageData['early']>;

function editEarly(html: string, edit: (early: Early) => Early): string {
  const data = readBlock(html, PAGE_DATA_ID) as PageData;
  return writeBlock(html, PAGE_DATA_ID, { ...data, early: data.early && edit(data.early) });
}

function readBlock(html: string, id: string): unknown {
  const [, , json = ''] = blockOf(id).exec(html) ?? [];
  return JSON.parse(json);
}

/** `<` would let data end its own script element. */
function writeBlock(html: string, id: string, data: object): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return replace(html, blockOf(id), (_block, start = '', _old, end = '') => start + json + end);
}

function blockOf(id: string): RegExp {
  return new RegExp(`(<script type="application/json" id="${id}">)([^]*?)(</script>)`);
}

function replace(html: string, pattern: RegExp, by: (found: string, ...groups: string[]) => string): string {
  const edited = html.replace(pattern, by);
  if (edited === html) throw new Error(`A page has nothing like ${pattern.source}`);
  return edited;
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}
