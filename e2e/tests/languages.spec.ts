import { chooseLanguage, overflow, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const votingTextHi = wordsOf('mfe-voting', 'hi');

const VOTE_FOR = {
  en: 'To vote for Asha Namune, press the button next to serial no. 3.',
  hi: 'आशा नमुने को वोट देने के लिए क्रम संख्या ३ के सामने वाला बटन दबाएँ।',
  mr: 'आशा नमुने यांना मत देण्यासाठी अनुक्रमांक ३ समोरील बटण दाबा.',
} as const;

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`the machine is in ${language} for a visitor who chose it`, async ({ page }) => {
    await chooseLanguage(page, language);
    await page.goto('/demo/demo');
    await expect(page.getByText(VOTE_FOR[language])).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('rowheader').nth(15)).toHaveText('१६');
    await expectAccessible(page);
  });
}

test('without a choice the machine is in Hindi, and the address or the list of languages changes it', async ({
  page,
}) => {
  await page.goto('/demo/demo');
  await expect(page.getByText(VOTE_FOR.hi)).toBeVisible();
  await page.goto('/mr/demo');
  await expect(page).toHaveURL(/\/demo\/mr$/);
  await expect(page.getByText(VOTE_FOR.mr)).toBeVisible();
  await page.getByRole('combobox').selectOption('English');
  await expect(page.getByText(VOTE_FOR.en)).toBeVisible();
  await page.reload();
  await expect(page.getByText(VOTE_FOR.en)).toBeVisible();
});

for (const [path, language] of [
  ['/demo/mr', 'mr'],
  ['/demo/hi', 'hi'],
  ['/demo/en', 'en'],
] as const) {
  test(`${path} opens in its own language after another choice, and a choice on the page then wins`, async ({
    page,
  }) => {
    const other = language === 'en' ? 'mr' : 'en';
    await page.goto('/demo/demo');
    await page.getByRole('combobox').selectOption(other);
    await expect(page.getByText(VOTE_FOR[other])).toBeVisible();
    await page.goto(path);
    await expect(page.getByText(VOTE_FOR[language])).toBeVisible();
    await page.reload();
    await expect(page.getByText(VOTE_FOR[language])).toBeVisible();
    await page.getByRole('combobox').selectOption(other);
    await expect(page.getByText(VOTE_FOR[other])).toBeVisible();
    await page.reload();
    await expect(page.getByText(VOTE_FOR[other])).toBeVisible();
    await page.goto('/demo/demo');
    await expect(page.getByText(VOTE_FOR[other])).toBeVisible();
    await page.goto(path);
    await expect(page.getByText(VOTE_FOR[language])).toBeVisible();
    await page.goBack();
    await expect(page.getByText(VOTE_FOR[other])).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(VOTE_FOR[other])).toBeVisible();
    await page.goto('/');
    await page.goto(path);
    await expect(page.getByText(VOTE_FOR[language])).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('the machine and its confirmation fit a phone of 320 pixels, also with text at 200 percent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/demo/demo');
  await expect(page.getByText(VOTE_FOR.hi)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  const buttons = await page.getByRole('banner').locator('button:visible, select').all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2));
  expect(new Set(middles).size).toBe(1); // all buttons and the select are in one row
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflow(page)).toBe(0);
  await press(page, 3);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: votingTextHi('PRACTISE_AGAIN') })
    .click();
});
