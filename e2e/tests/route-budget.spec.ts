import { brotliCompressSync, constants } from 'node:zlib';
import { kilobytesOf, longestChain } from '../bench/measure/sum-requests';
import { measureLoad } from '../bench/measure/measure-load';
import type { LoggedRequest } from '../bench/measure/network-log';
import { DEMO_MACHINE, type ReadySigns } from '../bench/measure/ready-signs';
import type { Page } from '@playwright/test';
import { REMOTES } from '../remotes';
import { expect, test } from '../test';

/** Chromium's names for the file types that count as code. `Document` counts: it has inline styles and scripts. */
const CODE_TYPES = ['Document', 'Script', 'Stylesheet'];

/** The elements that show that a page is ready. A page that is not in this table is ready when it has a heading. */
const SIGNS: Readonly<Record<string, ReadySigns>> = {
  '/demo/demo': DEMO_MACHINE,
  '/demoevm-bihar': { selector: '#machine button[aria-disabled]', count: 4 },
  '/auth': { selector: 'form button', count: 1 },
  '/create': { selector: 'form button', count: 1 },
};
const HEADING: ReadySigns = { selector: 'h1', count: 1 };

for (const { route, budget } of Object.values(REMOTES)) {
  test(`${route} requests no more than its budget allows before its App runs`, async ({ page, product }) => {
    await waitForBestCompression(page, product.url + route);
    const { before } = await measureLoad(page, product.url + route, SIGNS[route] ?? HEADING);
    const code = before.filter(({ type }) => CODE_TYPES.includes(type));
    const measured = { kilobytes: kilobytesOf(code), requests: before.length, chain: longestChain(before) };

    const over = (['kilobytes', 'requests', 'chain'] as const)
      .filter((name) => measured[name] > budget[name])
      .map((name) => `${name}: ${measured[name]} of ${budget[name]}`);
    expect(over, before.map(describeRequest).join('\n')).toEqual([]);
  });
}

/** Requests a page until the server sends it in the best compression. */
async function waitForBestCompression({ request }: Page, url: string): Promise<void> {
  const ask = () => request.get(url, { headers: { 'accept-encoding': 'br' } });
  const best = brotliCompressSync(await (await ask()).body(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  const readLength = async () => Number((await ask()).headers()['content-length']);
  await expect.poll(readLength).toBeLessThanOrEqual(best.length);
}

/** Gives a text with the depth of a request in the chain of requests, its path and its size in bytes. */
function describeRequest({ depth, url, bytes }: LoggedRequest): string {
  return `${depth} ${new URL(url).pathname} ${bytes}`;
}
