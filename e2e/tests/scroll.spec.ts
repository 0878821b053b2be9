import { chooseLanguage } from '../page-actions';
import { expect, test } from '../test';

test('Back leads to the same place in the list of machines', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await page.goto('/create');
  await page.evaluate(() => {
    for (let at = 1; at <= 30; at += 1) {
      const id = `evm_${at}`;
      const machine = {
        id,
        title: `Machine ${at}`,
        themeColor: '#ffffff',
        candidates: [{ name: 'Asha', votes: 0 }],
      };
      localStorage.setItem(id, JSON.stringify(machine));
    }
  });
  await page.reload();
  const link = page.getByRole('link', { name: /Open.*Machine 4$|Open.*Machine 4\b/ }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
