import fs from 'node:fs/promises';
import { startMailServer, type MailServer } from '@demo-evm/shared/testing/mail-server';
import getPort from 'get-port';
import { createCampaign, logIn, openDashboard, PASSWORD, type Campaign } from '../campaign';
import { chooseLanguage } from '../page-actions';
import { startProduct, type Product } from '../product';
import { expect, expectAccessible, test as base } from '../test';

interface Mailing {
  readonly mailServer: MailServer;
  readonly product: Product;
}

/** Each worker starts a real SMTP server, and a product that sends its mails there. */
const test = base.extend<object, Mailing>({
  mailServer: [
    async ({}, provide) => {
      const mailServer = await startMailServer();
      await provide(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailServer }, provide) => {
      const port = String(await getPort());
      const product = await startProduct({
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'no-reply@evm.example',
      });
      await provide(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});

/** The link in the newest mail to a campaign. */
async function linkFor({ mails }: MailServer, { email }: Campaign): Promise<string> {
  const own = () => mails.filter(({ to }) => to.includes(email)).at(-1)?.text ?? '';
  await expect.poll(own).toContain('#reset=');
  return /^http:\S+#reset=\S+$/m.exec(own())?.[0] ?? '';
}

test('a campaign that forgot its password sets a new one with the link of a mail', async ({
  page,
  quiet,
  mailServer,
}) => {
  await chooseLanguage(page, 'en');
  const campaign = await createCampaign(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const asking = page.getByRole('dialog', { name: 'Forgot password?' });
  await expectAccessible(page, 'asking for a link');
  await page.keyboard.press('Tab'); // the focus was on the button that closes the dialog
  await page.keyboard.type(campaign.email);
  await page.keyboard.press('Enter');
  await expect(asking.getByRole('status')).toContainText(`If ${campaign.email} has an account`);
  await expectAccessible(page, 'a link is on its way');
  await page.keyboard.press('Escape');

  const link = await linkFor(mailServer, campaign);
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: 'Set a new password' });
  await expect(dialog).toBeVisible();
  expect(page.url()).toBe(link.split('#')[0]);
  await expectAccessible(page, 'a new password');
  await dialog.getByLabel('New password').fill('another long one');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set. Please log in.')).toBeVisible();
  await logIn(page, { ...campaign, password: 'another long one' });
  await expect(page.locator('#evm-form')).toBeVisible();

  quiet.allow(/Failed to load resource/); // the link is refused
  await page.goto(link);
  await dialog.getByLabel('New password').fill('yet another one');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(dialog.getByText('This link was already used')).toBeVisible();
  await expectAccessible(page, 'a used link');
  await dialog.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(asking).toBeVisible();
});

test('a campaign downloads its data, and deletes its account', async ({ page, quiet }) => {
  await chooseLanguage(page, 'en');
  const campaign = await createCampaign(page);
  await openDashboard(page, campaign);
  await page.getByRole('button', { name: 'Account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await fs.readFile(file, 'utf8'))).toMatchObject({
    account: { email: campaign.email },
    machine: { vid: campaign.vid },
  });

  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('anybody can take the links');
  await expectAccessible(page, 'before a deletion');
  quiet.allow(/Failed to load resource/); // the password is wrong
  await dialog.getByLabel('Current password').fill('wrong password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This password is wrong.')).toBeVisible();
  await expectAccessible(page, 'a deletion with a wrong password');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  expect(await (await page.request.get(`/api/evm/evm/${campaign.vid}`)).json()).toBeNull();

  await page.getByRole('button', { name: 'New here? Register' }).click();
  await expect(page.getByText('They stay until you delete your account')).toBeVisible();
  await expectAccessible(page, 'the registration with its note on privacy');
});
