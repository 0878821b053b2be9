import fs from 'node:fs/promises';
import { startMailServer, type MailServer } from '@demo-evm/shared/testing/mail-server';
import getPort from 'get-port';
import { createCampaign, logIn, openDashboard, PASSWORD, type Campaign } from '../campaign';
import { chooseLanguage } from '../page-actions';
import { startProduct, type Product } from '../product';
import { expect, expectAccessible, test as base } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

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
  await page.getByRole('button', { name: adminText('FORGOT_OPEN') }).click();
  const asking = page.getByRole('dialog', { name: adminText('FORGOT_OPEN') });
  await expectAccessible(page, 'asking for a link');
  await page.keyboard.press('Tab'); // the focus was on the button that closes the dialog
  await page.keyboard.type(campaign.email);
  await page.keyboard.press('Enter');
  await expect(asking.getByRole('status')).toContainText(`If ${campaign.email} has an account`);
  await expectAccessible(page, 'a link is on its way');
  await page.keyboard.press('Escape');

  const link = await linkFor(mailServer, campaign);
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: adminText('RESET_TITLE') });
  await expect(dialog).toBeVisible();
  expect(page.url()).toBe(link.split('#')[0]);
  await expectAccessible(page, 'a new password');
  await dialog.getByLabel(adminText('ACCOUNT_NEW_PASSWORD')).fill('another long one');
  await dialog.getByRole('button', { name: adminText('RESET_SET') }).click();
  await expect(page.getByText(adminText('MSG_PASSWORD_RESET'))).toBeVisible();
  await logIn(page, { ...campaign, password: 'another long one' });
  await expect(page.locator('#evm-form')).toBeVisible();

  quiet.allow(/Failed to load resource/); // the link is refused
  await page.goto(link);
  await dialog.getByLabel(adminText('ACCOUNT_NEW_PASSWORD')).fill('yet another one');
  await dialog.getByRole('button', { name: adminText('RESET_SET') }).click();
  await expect(dialog.getByText('This link was already used')).toBeVisible();
  await expectAccessible(page, 'a used link');
  await dialog.getByRole('button', { name: adminText('RESET_AGAIN') }).click();
  await expect(asking).toBeVisible();
});

test('a campaign downloads its data, and deletes its account', async ({ page, quiet }) => {
  await chooseLanguage(page, 'en');
  const campaign = await createCampaign(page);
  await openDashboard(page, campaign);
  await page.getByRole('button', { name: adminText('ACCOUNT_TITLE') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: adminText('DATA_DOWNLOAD') }).click();
  const file = await (await download).path();
  expect(JSON.parse(await fs.readFile(file, 'utf8'))).toMatchObject({
    account: { email: campaign.email },
    machine: { vid: campaign.vid },
  });

  await page.getByRole('button', { name: adminText('DELETE_OPEN') }).click();
  const dialog = page.getByRole('dialog', { name: adminText('DELETE_TITLE') });
  await expect(dialog).toContainText('anybody can take the links');
  await expectAccessible(page, 'before a deletion');
  quiet.allow(/Failed to load resource/); // the password is wrong
  await dialog.getByLabel(adminText('ACCOUNT_CURRENT_PASSWORD')).fill('wrong password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(adminText('ACCOUNT_WRONG_PASSWORD'))).toBeVisible();
  await expectAccessible(page, 'a deletion with a wrong password');
  await dialog.getByLabel(adminText('ACCOUNT_CURRENT_PASSWORD')).fill(PASSWORD);
  await dialog.getByRole('button', { name: adminText('DELETE_YES') }).click();
  await expect(page.getByText(adminText('MSG_ACCOUNT_DELETED'))).toBeVisible();
  await expect(page.getByRole('heading', { name: adminText('AUTH_LOGIN_TITLE') })).toBeVisible();
  expect(await (await page.request.get(`/api/evm/evm/${campaign.vid}`)).json()).toBeNull();

  await page.getByRole('button', { name: 'New here? Register' }).click();
  await expect(page.getByText('They stay until you delete your account')).toBeVisible();
  await expectAccessible(page, 'the registration with its note on privacy');
});
