import { jsonBlock, PAGE_DATA_ID, type PageData } from '@demo-evm/shared/contract';

/** The part of the page's data that says what the page requests before its bundles run. */
type Early = NonNullable<PageData['early']>;

/** Changes the part `early` of the page's data. A page without this part stays unchanged. */
export function editEarly(html: string, edit: (early: Early) => Early): string {
  const data = readBlock(html, PAGE_DATA_ID) as PageData;
  return data.early ? writeBlock(html, PAGE_DATA_ID, { ...data, early: edit(data.early) }) : html;
}

/** Reads the JSON block with this id from the HTML of a page. */
export function readBlock(html: string, id: string): unknown {
  const [, json = ''] = blockOf(id).exec(html) ?? [];
  return JSON.parse(json);
}

/** Writes `data` into the JSON block that has this id, and gives the changed HTML. */
export function writeBlock(html: string, id: string, data: object): string {
  return html.replace(blockOf(id), () => jsonBlock(id, data));
}

function blockOf(id: string): RegExp {
  return new RegExp(`<script type="application/json" id="${id}">([^]*?)</script>`);
}
