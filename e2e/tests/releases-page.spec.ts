import { startProduct, type Product } from '../product';
import { expect, expectAccessible, test } from '../test';

const TOKEN = 'a-password-of-operators';

let site: Product;
test.beforeAll(async () => {
  site = await startProduct({ RELEASES_TOKEN: TOKEN });
});
test.afterAll(() => site.remove());

for (const colorScheme of ['light', 'dark'] as const)
  test(`an operator opens the page about the releases in a browser, in ${colorScheme} colours`, async ({
    browser,
    viewport,
    isMobile,
  }) => {
    const context = await browser.newContext({
      viewport,
      isMobile,
      colorScheme,
      httpCredentials: { username: 'operator', password: TOKEN },
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));

    await page.goto(`${site.url}/releases`);
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
    const voting = page.getByRole('region', { name: 'mfe-voting' });
    await expect(voting.getByRole('listitem')).toContainText(/current.*100 %/s);
    expect(problems).toEqual([]); // the security policy refuses no style of the page

    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    await expectAccessible(page);
    await context.close();
  });
