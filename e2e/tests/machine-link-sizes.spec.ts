import { expectFit } from '../expect-fit';
import { chooseLanguage } from '../page-actions';
import { expect, test } from '../test';

/** These journeys look at a machine that travels in a link on a small phone. Behaviour: A machine that travels. */

const MACHINE = {
  id: 'evm_1763700000000',
  title: 'Class monitor',
  themeColor: '#0f766e',
  lang: 'mr',
  candidates: ['Asha', 'रवी', 'نور'].map((name, row) => ({
    name,
    symbol: ['circle', 'waves', 'ring'][row],
    votes: 3,
  })),
};
const WORDS = {
  en: { send: 'Send the machine', keep: 'Keep on this device' },
  hi: { send: 'मशीन भेजें', keep: 'इस डिवाइस पर रखें' },
  mr: { send: 'यंत्र पाठवा', keep: 'या डिव्हाइसवर ठेवा' },
} as const;

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`a machine is sent and opened on a phone of 320 pixels in ${language}`, async ({ page }) => {
    await chooseLanguage(page, language);
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      MACHINE.id,
      JSON.stringify(MACHINE),
    ] as const);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/demo/${MACHINE.id}`);
    await page.getByRole('button', { name: WORDS[language].send }).click();
    const dialog = page.getByRole('dialog', { name: WORDS[language].send });
    await expect(dialog.locator('path').first()).toBeAttached();
    await expectFit(page, 'the dialog');
    const link = await dialog.getByRole('textbox').inputValue();
    await page.addInitScript((key) => localStorage.removeItem(key), MACHINE.id);
    await page.goto(link);
    await expect(page.getByRole('button', { name: WORDS[language].keep })).toBeVisible();
    await expectFit(page, 'the opened machine');
  });
}
