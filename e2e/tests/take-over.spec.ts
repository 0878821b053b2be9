import type { Page } from '@playwright/test';
import { withoutFirstView } from '../edit-page';
import { createGate, editPages, openWithoutScripts } from '../intercept';
import { expect, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const votingTextHi = wordsOf('mfe-voting', 'hi');

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
    await expect.poll(() => elementsOf(page)).toEqual(hydrated); // the guide runs a moment after it is visible
  });
}

/** The place, size and `data-` attributes of the machine and its elements, without SVG content and status texts. */
const machineOf = (page: Page) =>
  page
    .locator('#machine, #machine *:not(svg *, [role=status] *)')
    .evaluateAll((elements) =>
      elements.map((element) =>
        JSON.stringify([element.getBoundingClientRect(), (element as HTMLElement).dataset]),
      ),
    );

/** Makes each timer of 2 s or more four times as long, so that a state of the machine lasts until the App runs. */
const lengthenStates = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((task: () => void, ms = 0) =>
      start(task, ms >= 2_000 ? 4 * ms : ms)) as typeof setTimeout;
  });

/** The states that the machine may have when the App starts. A press in the row `row` leads to the state. */
const STATES = [
  { state: 'lit', row: 3, isThere: (page: Page) => expect(page.locator('[data-look=lit]')).toBeVisible() },
  {
    state: 'refused',
    row: 1,
    isThere: (page: Page) => expect(page.locator('[data-look=refused]')).toBeVisible(),
  },
];

for (const { state, row, isThere } of STATES) {
  test(`the App takes over a machine that is ${state}: nothing moves, the focus stays`, async ({
    page,
    product,
  }) => {
    const before = await product.count('demo');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\/evm\/count\/|\/vidhansabha/, () => undefined); // no count arrives between the measurements
    await lengthenStates(page);
    const letScriptsThrough = await openWithoutScripts(page);
    const button = page.locator('#machine button').nth(row - 1);
    await button.focus();
    await page.keyboard.press('Enter');
    await isThere(page);
    const shown = await page.locator('#toast').elementHandle();
    const message = await page.locator('#toast').innerHTML();
    const machine = await machineOf(page);
    letScriptsThrough();
    await expectAppRuns(page);
    await isThere(page);
    expect(await machineOf(page)).toEqual(machine);
    await expect(button).toBeFocused();
    if (state === 'refused') {
      expect(await page.locator('#toast').innerHTML()).toBe(message);
      expect(await shown.evaluate((region) => region.isConnected)).toBe(true);
    }
    if (state === 'lit') {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
    await expect(page.locator('[data-look=lit], [data-look=refused]')).toHaveCount(0);
    await expect.poll(() => product.count('demo')).toBe(before + (state === 'lit' ? 1 : 0));
  });
}

test('the App confirms a vote whose slip did not reach the page, and the focus comes back', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/slip|Failed to load resource/i);
  await page.emulateMedia({ reducedMotion: 'reduce' }); // the pressed button is in its place at once
  await page.route(/[?&]slip=/, (route) => route.abort());
  const before = await product.count('demo');
  const letScriptsThrough = await openWithoutScripts(page);
  const button = page.locator('#machine button').nth(2);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#toast')).toContainText(votingTextHi('MODAL_TITLE'));
  const box = await button.boundingBox();
  letScriptsThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#toast')).toBeEmpty();
  expect(await button.boundingBox()).toEqual(box);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await product.count('demo')).toBe(before + 1);
});

test('Back before the app runs leads to the page that was open before', async ({ page, quiet }) => {
  quiet.allow(/404/); // the page of an unknown route has the status 404
  await page.goto('/nowhere');
  await page.locator('main a').click();
  await expect(page.locator('#machine')).toBeVisible();
  const shell = createGate();
  await page.route('**/shell.js', async (route) => {
    await shell.opened;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#machine')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('#machine')).toHaveCount(0);
  shell.open();
  await expect(page.locator('main a')).toHaveAttribute('href', '/demo/demo');
});
