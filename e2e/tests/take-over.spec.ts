import type { Page } from '@playwright/test';
import { withoutFirstView } from '../edit-page';
import { editPages } from '../intercept';
import { expect, expectAppRuns, test } from '../test';

/**
 * The elements with their attributes. React's generated ids and the attribute `selected` are ignored, because they
 * differ between the server and the browser by design.
 */
const elementsOf = (page: Page) =>
  page.locator('#root *').evaluateAll((elements) =>
    elements.map((element) => {
      const attributes = [...element.attributes].filter(({ name }) => name !== 'selected');
      const texts = attributes.map(({ name, value }) => `${name}="${value.replace(/:r\w+:/gi, 'id')}"`);
      return [element.tagName, ...texts.sort()].join(' ');
    }),
  );

for (const path of [
  '/mr/demo',
  '/demo/mr',
  '/demo/hi',
  '/demo/no-such-machine',
  '/demo/preview',
  '/demo/evm_1',
  '/demo/demo/?a=b',
  '/demoevm-bihar',
]) {
  test(`${path} is hydrated without an error`, async ({ page, quiet }) => {
    if (path.includes('no-such')) quiet.allow(/404/); // this page has the status 404
    const response = await page.goto(path);
    expect(await response?.text()).toContain('data-drawn');
    await expectAppRuns(page);
    await expect(page.locator('main')).toBeVisible();
  });
}

for (const path of ['/demo/demo', '/demoevm-bihar']) {
  test(`${path} has the same attributes after hydration as after rendering in the browser`, async ({
    page,
  }) => {
    // Requests for counts get no answer, because the two pages would get the counts at different moments.
    await page.route(/\/count/, () => undefined);
    await page.goto(path);
    await expectAppRuns(page);
    const hydrated = await elementsOf(page);
    await editPages(page, /^\/demo/, withoutFirstView);
    await page.goto(path);
    await expect(page.locator('#machine')).toBeVisible();
    expect(hydrated).toEqual(await elementsOf(page));
  });
}
