import { chooseLanguage, press, pressButton } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const votingText = wordsOf('mfe-voting', 'en');
const sharedText = wordsOf('shared/ui', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

test('the address of the site leads to the demo machine with sixteen buttons', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/demo\/demo$/);
  await expect(page.getByRole('button', { name: /^Press/ })).toHaveCount(16);
  await expect(page).toHaveTitle('Asha Namune · serial no. 3');
  await expectAccessible(page);
});

test('the right button lights its arrow, counts one vote and opens the confirmation', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  await page.goto('/demo/demo');
  const inNextFrame = await pressButton(page, 3).evaluate((button: HTMLButtonElement) => {
    button.click();
    return new Promise<Record<string, unknown>>((resolve) =>
      requestAnimationFrame(() =>
        resolve({
          lamp: document.querySelector('#machine svg[role=img]')?.getAttribute('aria-label'),
          waits: button.ariaDisabled,
          isConfirmed: document.querySelector('dialog') !== null,
        }),
      ),
    );
  });
  expect(inNextFrame).toEqual({ lamp: 'Red light on, serial no. 3', waits: 'true', isConfirmed: false });
  await expectAccessible(page);

  const dialog = page.getByRole('dialog', { name: votingText('MODAL_TITLE') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Asha Namune', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: sharedText('SHARE_WHATSAPP') })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  await expect(page.getByText(`Total demo votes: ${before + 1}`)).toBeAttached();
  expect(await product.count('demo')).toBe(before + 1);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: votingText('PRACTISE_AGAIN') }).click();
  await expect(dialog).toBeHidden();
  await expect(pressButton(page, 3)).toBeFocused();
});

test('ten fast clicks count as one vote', async ({ page, product }) => {
  const before = await product.count('demo');
  await page.goto('/demo/demo');
  await pressButton(page, 3).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => product.count('demo')).toBe(before + 1);
});

test('a wrong button flashes, says which one is right, and counts nothing', async ({ page, product }) => {
  const before = await product.count('demo');
  await page.clock.install();
  await page.goto('/demo/demo');
  await press(page, 5);
  await expect(page.getByText('Press the button at serial no. 3.')).toBeInViewport();
  await page.clock.runFor(2500); // the row no longer flashes, but the message is still shown
  await expect(page.getByText('This button does not work')).toBeVisible();
  await expect(page.getByText('This button does not work')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await product.count('demo')).toBe(before);
});

test('the confirmation can be closed with the x, with a click outside and with Esc', async ({ page }) => {
  await page.goto('/demo/demo');
  const dialog = page.getByRole('dialog');
  const closers = [
    () => dialog.getByRole('button', { name: votingText('CLOSE') }).click(),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closers) {
    await press(page, 3);
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
  }
});

test('a visitor can reach the machine and vote with the keyboard alone, and returns to the button', async ({
  page,
}) => {
  await page.goto('/demo/demo');
  await pressButton(page, 3).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: sharedText('A11Y_SKIP') })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('Tab');
  await expect(pressButton(page, 3)).toBeFocused();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(pressButton(page, 3)).toBeFocused();
});

test('votes survive a restart of the server', async ({ page, product, quiet }) => {
  quiet.allow(/ERR_CONNECTION_REFUSED/); // the page may send a request while the server restarts
  await page.goto('/demo/demo');
  const before = await product.count('demo');
  await press(page, 3);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await product.restart();
  expect(await product.count('demo')).toBe(before + 1);
  await page.reload();
  await expect(page.getByText(`Total demo votes: ${before + 1}`)).toBeAttached();
});
