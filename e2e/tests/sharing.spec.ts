import type { Page } from '@playwright/test';
import { chooseLanguage, press, pressButton } from '../page-actions';
import { expect, test } from '../test';
import { wordsOf } from '../words';

const sharedText = wordsOf('shared/ui', 'en');
const votingText = wordsOf('mfe-voting', 'en');

test.beforeEach(async ({ page }) => {
  await chooseLanguage(page, 'en');
});

const shareSection = (page: Page) => page.getByRole('region', { name: sharedText('SHARE') });

test('the machine is shared on WhatsApp with a text about it and its link', async ({ page }) => {
  await page.goto('/demo/demo');
  const link = shareSection(page).getByRole('link', { name: sharedText('SHARE_WHATSAPP') });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/');
  expect(href.searchParams.get('text')).toContain(`serial no. 3, Asha Namune: ${page.url()}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the link can be copied, even where the browser can share it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = data?.text ?? '';
      return Promise.resolve();
    };
  });
  await page.goto('/demo/demo');
  await page
    .getByRole('banner')
    .getByRole('button', { name: sharedText('SHARE') })
    .click();
  await expect(page).toHaveTitle(new RegExp(`${page.url()}$`));
  await shareSection(page)
    .getByRole('button', { name: sharedText('COPY_LINK') })
    .click();
  await expect(shareSection(page).getByText(sharedText('LINK_COPIED'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('sharing and the confirmation are never open together', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/demo/demo');
  await press(page, 3);
  await page
    .getByRole('banner')
    .getByRole('button', { name: sharedText('SHARE') })
    .click();
  await expect(page.getByRole('dialog', { name: sharedText('SHARE') })).toBeVisible();
  await expect(page.getByRole('dialog', { name: votingText('MODAL_TITLE') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pressButton(page, 3)).toBeFocused();
});
