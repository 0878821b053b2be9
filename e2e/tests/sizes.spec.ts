import { expectWhole } from '../expect-whole';
import { changeMachine, createCampaign } from '../campaign';
import { chromiumOptions } from '../chromium';
import { rememberLanguage } from '../page-actions';
import { throughStates } from '../through-states';
import { expect, test } from '../test';

const SMALLEST = { width: 320, height: 568 };
const PHONE = { width: 360, height: 740 };
const LANDSCAPE = { width: 740, height: 360 };
const DESKTOP = { width: 1280, height: 640 };

test('nothing is cut off on the smallest phone, in landscape and in forced colours', async ({
  page,
  product,
  isMobile,
}) => {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { evmsr: 16 });
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of ['en', 'mr'] as const) {
    await rememberLanguage(page, language, product.url);
    for (const size of isMobile ? [SMALLEST, LANDSCAPE] : [DESKTOP]) {
      await page.setViewportSize(size);
      for (const path of ['/demo/demo', `/demo/${campaign.vid}`, '/demoevm-bihar']) {
        await page.goto(path);
        await expect(page.getByRole('table')).toBeVisible();
        const look = async (state: string) => {
          const where = `${path} in ${language}, ${size.width} px, ${state}`;
          await expectWhole(page, where);
          await page.emulateMedia({ forcedColors: 'active' });
          await expectWhole(page, `${where}, forced colours`);
          await page.emulateMedia({ forcedColors: 'none' });
        };
        if (path === '/demo/demo') await throughStates(page, look);
        else await look('ready');
      }
    }
  }
});

test('nothing is cut off when the browser’s own text is twice as large', async ({
  playwright,
  product,
  page,
  isMobile,
}) => {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { evmsr: 10 });
  // Media queries follow the font size in the browser's settings, and ignore the page's font size. So this test changes
  // the setting.
  const args = [...chromiumOptions.args, '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...chromiumOptions, args });
  try {
    for (const viewport of isMobile ? [SMALLEST, PHONE] : [DESKTOP]) {
      const context = await browser.newContext({
        viewport,
        isMobile,
        baseURL: product.url,
        reducedMotion: 'reduce',
      });
      const large = await context.newPage();
      await large.clock.install();
      for (const [path, language] of [
        ['/demo/demo', 'en'],
        ['/demo/demo', 'mr'],
        [`/demo/${campaign.vid}`, 'hi'],
        ['/demoevm-bihar', 'hi'],
      ] as const) {
        await rememberLanguage(large, language, product.url);
        await large.goto(path);
        await expect(large.getByRole('table')).toBeVisible();
        const look = (state: string) =>
          expectWhole(large, `${path} in ${language}, ${viewport.width} px, ${state}`);
        if (path === '/demo/demo') await throughStates(large, look);
        else await look('ready');
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
});
