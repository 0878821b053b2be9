import type { Page } from '@playwright/test';
import { expectWhole } from '../expect-whole';
import { chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const votingText = wordsOf('mfe-voting', 'en');
const sharedText = wordsOf('shared/ui', 'en');
const createText = wordsOf('mfe-create', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const TITLE = 'वर्ग प्रतिनिधी निवड';
const votesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => [14, 9, 17, 6][index] ?? index % 5);

/** Opens a machine of this device with names and votes. */
async function openMachine(page: Page, names: readonly string[], title = TITLE): Promise<void> {
  const votes = votesOf(names.length);
  const machine = {
    title,
    themeColor: '#0f766e',
    candidates: names.map((name, index) => ({ name, votes: votes[index] })),
  };
  await page.goto('/create');
  await page.evaluate((text) => localStorage.setItem('evm_1', text), JSON.stringify(machine));
  await page.goto('/demo/evm_1');
}

const FOUR = ['अनुजा नमुने', 'बबन उदाहरणे', 'चित्रा नमुने', 'दिनेश उदाहरणे'];
const SIXTEEN = Array.from(
  { length: 16 },
  (_, index) => FOUR[index] ?? `एक लांब नाव असलेले उमेदवार ${index + 1}`,
);

test('each vote is in the row that was pressed, in the total and in the share', async ({ page }) => {
  await openMachine(page, FOUR);
  const open = page.getByRole('button', { name: votingText('SEE_RESULT') });
  const dialog = page.getByRole('dialog', { name: votingText('RESULT') });
  const seeVotes = async (total: number, votes: readonly number[]) => {
    await open.click();
    await expect(dialog).toContainText(`total votes: ${total}`);
    const cells = dialog.getByRole('cell', { name: /^Votes: / });
    await expect(cells).toHaveText(votes.map((count) => `Votes: ${count}`));
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  };
  await seeVotes(46, [14, 9, 17, 6]);
  for (const [serial, votes] of [
    [4, [14, 9, 17, 7]],
    [1, [15, 9, 17, 7]],
  ] as const) {
    await press(page, serial);
    await expect(page.getByRole('dialog')).toBeVisible(); // the confirmation
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await seeVotes(
      votes.reduce((sum: number, count) => sum + count, 0),
      votes,
    );
  }
});

test('the result is in the order of the ballot, or has the most votes first', async ({ page }) => {
  await openMachine(page, FOUR);
  await page.getByRole('button', { name: votingText('SEE_RESULT') }).click();
  const dialog = page.getByRole('dialog', { name: votingText('RESULT') });
  const rows = dialog.getByRole('rowheader');
  await expect(rows).toHaveText(['१', '२', '३', '४']);
  await expect(dialog.getByRole('row').nth(4)).toContainText('13%');
  await expectAccessible(page, 'result');
  await dialog.getByRole('button', { name: votingText('ORDER_VOTES') }).click();
  await expect(rows).toHaveText(['३', '१', '२', '४']);
});

test('the result of sixteen candidates is printed on one page, also with long names', async ({ page }) => {
  const longest = 'वेंकटनरसिंहराजूवारिपेटा लक्ष्मीबाई रावसाहेब देशमुख-चट्टोपाध्याय '.repeat(4).slice(0, 200);
  for (const [title, names] of [
    [TITLE, SIXTEEN],
    [longest, SIXTEEN.map(() => longest)],
  ] as const) {
    await openMachine(page, names, title);
    await page.getByRole('button', { name: votingText('SEE_RESULT') }).click();
    await expect(page.getByRole('dialog', { name: votingText('RESULT') })).toBeVisible();
    for (const format of ['A4', 'Letter'] as const)
      for (const edge of ['0', '13mm']) {
        const margin = { top: edge, right: edge, bottom: edge, left: edge };
        const pdf = (await page.pdf({ format, margin })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g), `${title}, ${format}, ${edge}`).toHaveLength(1);
      }
  }
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('[data-result]');
  await expect(printed.getByRole('heading', { name: longest.trim() })).toBeVisible();
  await expect(printed.getByRole('row')).toHaveCount(17);
  await expect(printed.getByText(votingText('MOST'))).toBeVisible();
  await expect(page.locator('#machine')).toBeHidden();
});

test('a reset empties the machine at once, and Undo brings its votes back', async ({ page }) => {
  await openMachine(page, FOUR);
  await page.getByRole('button', { name: votingText('RESET') }).click();
  await expect(page.getByText(votingText('RESET_DONE', { number: 46 }))).toBeVisible();
  await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 0 }))).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: votingText('UNDO') })).toBeFocused(); // Undo stays while it has the focus
  await expectAccessible(page, 'reset');
  await page.keyboard.press('Enter');
  await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 46 }))).toBeAttached();
  await page.reload();
  await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 46 }))).toBeAttached();
});

test('on a wide screen, a long machine does not cover Undo', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMachine(page, SIXTEEN);
  await page.getByRole('button', { name: votingText('RESET') }).click();
  await page.getByRole('button', { name: votingText('UNDO') }).click(); // fails when something else is at the place of the button
  await expect(page.getByText(votingText('UNDONE'))).toBeVisible();
});

test('Undo is gone after seven seconds, unless it has the focus', async ({ page }) => {
  await page.clock.install();
  await openMachine(page, FOUR);
  await page.getByRole('button', { name: votingText('RESET') }).click();
  await page.keyboard.press('Tab');
  await page.clock.runFor(20_000);
  const undo = page.getByRole('button', { name: votingText('UNDO') });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.runFor(7_100);
  await expect(undo).toHaveCount(0);
});

test('the machine leads to its form, to a new machine and to the list of machines', async ({ page }) => {
  await openMachine(page, FOUR);
  await page.getByRole('link', { name: votingText('EDIT') }).click();
  await expect(page.getByLabel(createText('CREATE_TITLE'))).toHaveValue(TITLE);
  await page.goBack();
  await page.getByRole('link', { name: votingText('NEW') }).click();
  await expect(page.getByLabel(createText('CREATE_TITLE'))).toHaveValue('');
  await page.goBack();
  await page.getByRole('link', { name: votingText('MINE') }).click();
  await expect(page.getByRole('heading', { name: createText('CREATE_LIST') })).toBeInViewport();
});

const RESULT = { en: 'See the result', hi: 'परिणाम देखें', mr: 'निकाल पाहा' } as const;

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`the tools fit in ${language} at 320 pixels, with text of twice the size and in forced colours`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.setViewportSize({ width: 320, height: 640 });
    await openMachine(page, SIXTEEN);
    await page.getByRole('button', { name: RESULT[language] }).click();
    await expectAccessible(page, 'result');
    await expectWhole(page, 'result');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectWhole(page, 'result, large text');
    await page.emulateMedia({ forcedColors: 'active' });
    await expectWhole(page, 'result, forced colours');
    await page.keyboard.press('Escape');
    await page.locator('section > button[aria-disabled]').click();
    await expect(page.locator('section [role=status] button')).toBeVisible();
    await expectAccessible(page, 'reset, large text, forced colours');
    await expectWhole(page, 'reset, large text, forced colours');
  });
}
