import { createCampaign, openDashboard } from '../campaign';
import { chooseLanguage } from '../page-actions';
import { expect, test } from '../test';

test('a long e-mail leaves room for the title, in large text too', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await openDashboard(page, await createCampaign(page)); // the e-mail has 48 characters
  const title = page.getByRole('heading', { level: 1 });
  for (const width of [768, 1024, 1280])
    for (const size of ['100%', '200%']) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      const lines = await title.evaluate(
        (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines, `${width} px, ${size}`).toBeLessThan(2.5);
    }
});
