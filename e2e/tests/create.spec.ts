import type { Page } from '@playwright/test';
import { apiCalls, chooseLanguage, overflow, press, refuseLocalStorage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const candidate = (page: Page, number: number) => page.getByLabel(`Candidate ${number} name`);
const generate = (page: Page) => page.getByRole('button', { name: 'Generate EVM' });

async function fill(page: Page, title: string, names: readonly string[]): Promise<void> {
  await page.getByLabel('Title').fill(title);
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Candidate' }).click();
    await candidate(page, index + 1).fill(name);
  }
}

/** The storage keys and texts of the machines on this device. */
const saved = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('evm_'))
      .map((key) => [key, localStorage.getItem(key) ?? ''] as const),
  );

const SIXTEEN = Array.from({ length: 16 }, (_, index) => `उमेदवार ${index + 1} 🎈`);

for (const names of [['आशा नमुने'], ['आशा 🎈', '👩🏽‍🌾🌻', 'Ravi', 'نور'], SIXTEEN]) {
  test(`a machine with ${names.length} candidates is made and opened, takes a vote, and is still there after a reload`, async ({
    page,
  }) => {
    const calls = apiCalls(page);
    await page.goto('/create');
    await expect(generate(page)).toBeDisabled();
    await fill(page, ' वर्ग प्रतिनिधी 🗳️ ', names);
    await page.getByLabel('Theme color').fill('#430a8a');
    await expectAccessible(page);
    await generate(page).click();

    await expect(page).toHaveURL(/\/demo\/evm_\d{13}$/);
    await expect(page.getByRole('heading', { name: 'वर्ग प्रतिनिधी 🗳️' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Press/ })).toHaveCount(names.length);
    await press(page, names.length);
    await expect(page.getByRole('dialog')).toContainText(names.at(-1) ?? '');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText('Total demo votes: 1')).toBeAttached();
    await expect(page.getByRole('rowheader')).toHaveCount(names.length);

    const [[id, text] = ['', '']] = await saved(page);
    expect(JSON.parse(text)).toEqual({
      id,
      title: 'वर्ग प्रतिनिधी 🗳️',
      themeColor: '#430a8a',
      candidates: names.map((name, index) => ({ name, votes: index === names.length - 1 ? 1 : 0 })),
    });
    expect(calls).toEqual([]);
  });
}

test('a visitor can make a machine with the keyboard alone, and never loses the focus', async ({ page }) => {
  await page.goto('/create');
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Class monitor');
  await candidate(page, 1).focus();
  await page.keyboard.type('Asha');
  const add = page.getByRole('button', { name: 'Add Candidate' });
  for (const name of ['Ravi', ' ', 'Meera']) {
    await add.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
  }
  await expect(generate(page)).toBeDisabled();
  await expect(candidate(page, 3)).toHaveAccessibleDescription('This field is required.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove candidate 3' }).press('Enter');
  await expect(candidate(page, 3)).toHaveValue('Meera');
  await expect(page.getByRole('button', { name: 'Remove candidate 3' })).toBeFocused();
  await candidate(page, 3).press('Enter');
  await expect(page.getByRole('row', { name: /Meera/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /Open machine/ })).toBeVisible();
});

test('a saved machine is listed with its votes, deleted, put back and opened', async ({ page }) => {
  const calls = apiCalls(page);
  const machine = { title: 'Class monitor', candidates: [{ name: 'Asha', votes: 3 }, { name: 'Ravi' }] };
  await page.goto('/create');
  await page.evaluate((text) => localStorage.setItem('evm_1', text), JSON.stringify(machine));
  await page.reload();
  const before = await saved(page);
  const item = page.getByRole('region', { name: 'Machines on this device' }).getByRole('listitem');
  await expect(item).toContainText('Candidates: 2 · votes: 3');
  await expectAccessible(page);
  await item.getByRole('button', { name: /^Delete/ }).click();
  expect(await saved(page)).toEqual([]);
  await expect(item.getByRole('status')).toContainText('is deleted');
  await expect(item.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expectAccessible(page);
  await item.getByRole('button', { name: /^Undo/ }).click();
  expect(await saved(page)).toEqual(before);
  await item.getByRole('link').click();
  await expect(page.getByText('Total demo votes: 3')).toBeAttached();
  expect(calls).toEqual([]);
});

test('when storage is blocked the page says so, and what was typed stays', async ({ page }) => {
  await refuseLocalStorage(page);
  await page.goto('/create');
  await page.getByRole('combobox').selectOption('English');
  await fill(page, 'Class monitor', ['Asha', 'Ravi']);
  await generate(page).click();
  await expect(page.getByText('Could not save: storage is full or blocked.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Title')).toHaveValue('Class monitor');
  await expect(candidate(page, 2)).toHaveValue('Ravi');
  await expect(page).toHaveURL(/\/create$/);
});

test('when storage is full the page says so, and the machine is saved once there is room', async ({
  page,
}) => {
  await page.goto('/create');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`fill-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // A text of this size does not fit any more, so the next texts are smaller.
      }
    }
  });
  await fill(page, 'Class monitor', ['Asha']);
  await generate(page).click();
  await expect(page.getByText('Could not save: storage is full or blocked.')).toBeVisible();
  expect(await saved(page)).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('fill-1'));
  await generate(page).click();
  await expect(page.getByRole('row', { name: /Asha/ })).toBeVisible();
});

test('broken data, and data of other programs under the same prefix, are skipped', async ({ page }) => {
  const mine = '{"title":"Mine","themeColor":"url(//evil)","candidates":[{"name":"Asha"}]}';
  const foreign = ['', '{', 'null', '[]', '{"some":"thing"}', '{"title":"x","candidates":[{"name":5}]}'];
  await page.addInitScript(
    (texts) => texts.forEach((text, index) => localStorage.setItem(`evm_${index}`, text)),
    [...foreign, mine],
  );
  await page.goto('/create');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mine' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Open machine/ })).toHaveCount(1);
});

test('machines that are made in the same millisecond, in two tabs, are all saved', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await chooseLanguage(other, 'en');
  const tabs = [page, other];
  for (const [index, tab] of tabs.entries()) {
    await tab.addInitScript(() => (Date.now = () => 1_763_700_000_000));
    await tab.goto('/create');
    await fill(tab, `Machine ${index}`, ['Asha']);
  }
  await Promise.all(tabs.map((tab) => generate(tab).click()));
  for (const [index, tab] of tabs.entries()) {
    await expect(tab.getByRole('heading', { name: `Machine ${index}` })).toBeVisible();
  }
  await page.goBack();
  await fill(page, 'Machine 2', ['Asha']);
  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'Machine 2' })).toBeVisible();
  expect((await saved(page)).map(([id]) => id).sort()).toEqual([
    'evm_1763700000000',
    'evm_1763700000001',
    'evm_1763700000002',
  ]);
});

for (const language of ['hi', 'mr'] as const) {
  test(`axe finds nothing in ${language}, and nothing is cut off at 320 pixels with text of twice the size`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/create');
    const fields = page.locator('input:not([type=color])');
    await page.locator('fieldset > button').click();
    for (const field of [fields.nth(0), fields.nth(1), fields.nth(2)]) await field.press('Tab');
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBe(0);
  });
}
