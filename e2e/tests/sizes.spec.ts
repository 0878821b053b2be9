import { expectWhole } from '../boxes';
import { changeMachine, createCampaign } from '../campaign';
import { rememberLanguage, throughStates } from '../page-actions';
import { expect, test } from '../test';

const SMALLEST = { width: 320, height: 568 };
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
