import type { Page } from '@playwright/test';
import { withoutFirstView } from '../bench/ablation/edit-page';
import { editPages, expect, expectAppRuns, test } from '../test';

/** Elements with their attributes. React's ids, and how HTML selects an option, tell only how they were rendered. */
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
  test(`${path} becomes the App's without an error`, async ({ page, quiet }) => {
    if (path.includes('no-such')) quiet.allow(/404/); // the page's own status
    const response = await page.goto(path);
    expect(await response?.text()).toContain('data-drawn');
    await expectAppRuns(page);
    await expect(page.locator('main')).toBeVisible();
  });
}

for (const path of ['/demo/demo', '/demoevm-bihar']) {
  test(`${path} has the attributes that its App gives it by itself`, async ({ page }) => {
    await page.route(/\/count/, () => undefined); // counts come when they come
    await page.goto(path);
    await expectAppRuns(page);
    const drawn = await elementsOf(page);
    await editPages(page, /^\/demo/, withoutFirstView);
    await page.goto(path);
    await expect(page.locator('#machine')).toBeVisible();
    expect(drawn).toEqual(await elementsOf(page));
  });
}
