import { candidate, fill } from '../create-form';
import { chooseLanguage, overflow } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const createText = wordsOf('mfe-create', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

for (const language of ['hi', 'mr'] as const) {
  test(`axe finds nothing in ${language}, and nothing is cut off at 320 pixels with text of twice the size`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/create');
    const fields = page.locator('input[type=text]');
    await page.locator('fieldset > button').first().click();
    for (const field of [fields.nth(0), fields.nth(1), fields.nth(2)]) await field.press('Tab');
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBe(0);
  });
}

test('what was typed survives a reload', async ({ page }) => {
  await page.goto('/create');
  await fill(page, 'Class monitor', ['Asha', 'Ravi']);
  await page.reload();
  await expect(page.getByLabel(createText('CREATE_TITLE'))).toHaveValue('Class monitor');
  await expect(candidate(page, 2)).toHaveValue('Ravi');
});

test('a row is dragged by its grip, and a candidate gets a symbol', async ({ page }) => {
  await page.goto('/create');
  await fill(page, 'Class monitor', ['Asha', 'Ravi', 'Noor']);
  const first = await page
    .getByRole('button', { name: createText('CREATE_MOVE', { number: 1 }), exact: true })
    .boundingBox();
  const third = await page
    .getByRole('button', { name: createText('CREATE_MOVE', { number: 3 }), exact: true })
    .boundingBox();
  if (!first || !third) throw new Error('The grips are not on the page.');
  await page.mouse.move(first.x + 20, first.y + 20);
  await page.mouse.down();
  for (const share of [0.25, 0.5, 0.75, 1])
    await page.mouse.move(first.x + 20, first.y + 20 + (third.y - first.y) * share);
  await page.mouse.up();
  await expect(candidate(page, 3)).toHaveValue('Asha');
  await expect(page.getByRole('button', { name: createText('CREATE_UP') })).toHaveCount(0); // a drag is no press on the grip
  await page.getByRole('button', { name: createText('CREATE_MOVE', { number: 3 }), exact: true }).click();
  await expect(page.getByRole('button', { name: createText('CREATE_DONE') })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: createText('CREATE_SYMBOL', { number: 1, symbol: 'none' }) })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: createText('SYMBOL_triangle') })
    .click();
  await expect(
    page.getByRole('button', { name: createText('CREATE_SYMBOL', { number: 1, symbol: 'triangle' }) }),
  ).toBeFocused();
});
