import budget from '../../.ci/budget.json' with { type: 'json' };
import { kilobytesOf, longestChain } from '../bench/measure/figures';
import { measureLoad } from '../bench/measure/measure-load';
import type { LoggedRequest } from '../bench/measure/network-log';
import { DEMO_MACHINE, type ReadySigns } from '../bench/measure/ready-signs';
import { expect, test } from '../test';

test.skip(({ isMobile }) => !isMobile, 'Every size loads the same.');

/** Of Chromium's kinds: the page has styles and scripts in it. */
const CODE = ['Document', 'Script', 'Stylesheet'];

/** How each page shows that a visitor can begin. */
const SIGNS: Readonly<Record<keyof typeof budget.routes, ReadySigns>> = {
  '/demo/demo': DEMO_MACHINE,
  '/demoevm-bihar': { selector: '#machine button[aria-disabled]', count: 4 },
  '/auth': { selector: 'form button', count: 1 },
  '/create': { selector: 'form button', count: 1 },
};

for (const route of Object.keys(SIGNS) as (keyof typeof SIGNS)[]) {
  test(`${route} asks for no more than its budget before its app runs`, async ({ page, product }) => {
    const { before } = await measureLoad(page, product.url + route, SIGNS[route]);
    const code = before.filter(({ type }) => CODE.includes(type));
    const asked = { kilobytes: kilobytesOf(code), requests: before.length, chain: longestChain(before) };

    const limits = budget.routes[route];
    const over = (['kilobytes', 'requests', 'chain'] as const)
      .filter((name) => asked[name] > limits[name])
      .map((name) => `${name}: ${asked[name]} of ${limits[name]}`);
    expect(over, before.map(describeRequest).join('\n')).toEqual([]);
  });
}

/** Its place in the chain, address and bytes. */
function describeRequest({ depth, url, bytes }: LoggedRequest): string {
  return `${depth} ${new URL(url).pathname} ${bytes}`;
}
