import type { Page } from '@playwright/test';
import { candidate, fill, generate } from '../create-form';
import { apiCalls, chooseLanguage, press, refuseLocalStorage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const createText = wordsOf('mfe-create', 'en');
const sharedText = wordsOf('shared/ui', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

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
    await page.getByRole('radio', { name: createText('COLOR_PURPLE') }).check();
    await expect(page.getByRole('region', { name: createText('CREATE_BALLOT') })).toBeVisible();
    await expectAccessible(page);
    await generate(page).click();

    await expect(page).toHaveURL(/\/demo\/evm_\d{13}$/);
    await expect(page.getByRole('heading', { name: 'वर्ग प्रतिनिधी 🗳️' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Press/ })).toHaveCount(names.length);
    await press(page, names.length);
    await expect(page.getByRole('dialog')).toContainText(names.at(-1) ?? '');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 1 }))).toBeAttached();
    await expect(page.getByRole('rowheader')).toHaveCount(names.length);

    const [[id, text] = ['', '']] = await saved(page);
    expect(JSON.parse(text)).toEqual({
      id,
      title: 'वर्ग प्रतिनिधी 🗳️',
      themeColor: '#430a8a',
      lang: 'en',
      candidates: names.map((name, index) => ({ name, votes: index === names.length - 1 ? 1 : 0 })),
    });
    expect(calls).toEqual([]);
  });
}

test('a visitor can make a machine with the keyboard alone, and never loses the focus', async ({ page }) => {
  await page.goto('/create');
  await page.getByLabel(createText('CREATE_TITLE')).focus();
  await page.keyboard.type('Class monitor');
  for (const name of ['Asha', 'Ravi', 'x']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
  }
  await candidate(page, 3).fill(' ');
  const add = page.getByRole('button', { name: createText('CREATE_ADD') });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Meera');
  await expect(generate(page)).toBeDisabled();
  await expect(candidate(page, 3)).toHaveAccessibleDescription(createText('VAL_REQUIRED'));
  await expectAccessible(page);
  await page.getByRole('button', { name: createText('CREATE_REMOVE', { number: 3 }) }).press('Enter');
  await expect(candidate(page, 3)).toHaveValue('Meera');
  await expect(page.getByRole('button', { name: createText('CREATE_REMOVE', { number: 3 }) })).toBeFocused();
  const grip = page.getByRole('button', { name: createText('CREATE_MOVE', { number: 3 }), exact: true });
  await grip.press('ArrowUp');
  await expect(candidate(page, 2)).toHaveValue('Meera');
  await expect(
    page.getByRole('button', { name: createText('CREATE_MOVE', { number: 2 }), exact: true }),
  ).toBeFocused();
  await generate(page).press('Enter');
  await expect(page.getByRole('row', { name: /Meera/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /Open machine/ })).toBeVisible();
  await expect(page.getByLabel(createText('CREATE_TITLE'))).toHaveValue(''); // the draft has become the machine
});

test('a saved machine is listed with its votes, deleted, put back and opened', async ({ page }) => {
  const calls = apiCalls(page);
  const machine = { title: 'Class monitor', candidates: [{ name: 'Asha', votes: 3 }, { name: 'Ravi' }] };
  await page.goto('/create');
  await page.evaluate((text) => localStorage.setItem('evm_1', text), JSON.stringify(machine));
  await page.reload();
  const before = await saved(page);
  const item = page.getByRole('region', { name: createText('CREATE_LIST') }).getByRole('listitem');
  await expect(item).toContainText(createText('CREATE_SUMMARY', { candidates: 2, votes: 3 }));
  await expectAccessible(page);
  await item.getByRole('button', { name: /^Delete/ }).click();
  expect(await saved(page)).toEqual([]);
  await expect(item.getByRole('status')).toContainText('is deleted');
  await expect(item.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expectAccessible(page);
  await item.getByRole('button', { name: /^Undo/ }).click();
  expect(await saved(page)).toEqual(before);
  await item.getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 3 }))).toBeAttached();
  expect(calls).toEqual([]);
});

test('when storage is blocked the page says so, and what was typed stays', async ({ page }) => {
  await refuseLocalStorage(page);
  await page.goto('/create');
  await page.getByRole('combobox').selectOption('English');
  await fill(page, 'Class monitor', ['Asha', 'Ravi']);
  await generate(page).click();
  await expect(page.getByText(createText('CREATE_STORAGE_ERROR'))).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel(createText('CREATE_TITLE'))).toHaveValue('Class monitor');
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
  await expect(page.getByText(createText('CREATE_STORAGE_ERROR'))).toBeVisible();
  expect(await saved(page)).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('fill-1'));
  await generate(page).click();
  await expect(page.getByRole('row', { name: /Asha/ })).toBeVisible();
});

test('unreadable machines can be deleted, and data of other programs under the same prefix is skipped', async ({
  page,
}) => {
  const mine = '{"title":"Mine","themeColor":"url(//evil)","candidates":[{"name":"Asha"}]}';
  const foreign = ['', '{', 'null', '[]', '{"some":"thing"}', '{"title":"x","candidates":[{"name":5}]}'];
  await page.addInitScript(
    (texts) => texts.forEach((text, index) => localStorage.setItem(`evm_${index}`, text)),
    [...foreign, mine],
  );
  await page.goto('/create');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mine' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Open machine/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: createText('CREATE_UNREADABLE') })).toHaveCount(
    foreign.length,
  );
  await page
    .getByRole('button', { name: /^Delete: .*Unreadable/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: createText('CREATE_UNREADABLE') })).toHaveCount(
    foreign.length - 1,
  );
  await expectAccessible(page);
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
