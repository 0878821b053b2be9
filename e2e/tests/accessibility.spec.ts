import {
  chooseLanguage,
  createGate,
  expect,
  expectAccessible,
  giveMachine,
  press,
  test,
  withoutEarlyAnswers,
} from '../test';

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`axe finds nothing in any state of the voting page in ${language}`, async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|could not be loaded/);
    await chooseLanguage(page, language);
    await withoutEarlyAnswers(page);
    const gate = createGate();
    await page.route('**/api/evm/evm/demo', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/demo/demo');
    await expect(page.getByRole('status')).toBeVisible();
    await expectAccessible(page); // loading
    gate.open();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page); // ready
    await page.clock.install();
    await press(page, 5);
    await expectAccessible(page); // refused
    await press(page, 3);
    await expectAccessible(page); // lit
    await page.clock.runFor(2000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page); // confirmed
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page); // sharing

    await page.goto('/demo/nobody');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page); // not found
    await page.goto('/demo/preview');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page); // preview ended
    await page.route('**/api/evm/evm/down', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/demo/down');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page); // failed
  });
}

test('each theme colour has readable text on it', async ({ page }) => {
  for (const extra3 of ['#777777', '#ffbf00', '#430a8a']) {
    await giveMachine(page, 'theme', { extra3 });
    await page.goto('/demo/theme');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the choice of language is drawn by the page, and by the browser in forced colours', async ({
  page,
}) => {
  await page.goto('/demo/demo');
  const select = page.getByRole('banner').getByRole('combobox');
  await expect(select).toHaveCSS('appearance', 'none');
  await expect(select).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)'); // the header's colour, under its own ink
  await expect(select).toHaveCSS('background-image', /gradient/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(select).toHaveCSS('appearance', 'auto');
});

test('with reduced motion nothing pulses or flashes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo/demo');
  await press(page, 5);
  await expect(page.getByText(/डेमो में काम नहीं/)).toBeVisible();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('the candidate’s button calls until the visitor first does anything', async ({ page }) => {
  await page.goto('/demo/demo');
  const button = page.locator('button[aria-disabled]').nth(2);
  await button.waitFor();
  const moving = () => button.evaluate((element) => element.getAnimations().length);
  expect(await moving()).toBe(1);
  await page.mouse.click(2, 200);
  expect(await moving()).toBe(0);
});
