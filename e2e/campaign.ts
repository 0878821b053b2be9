import { randomBytes, randomUUID } from 'node:crypto';
import type { EvmDetails } from '@demo-evm/shared/domain';
import { expect, type Page } from '@playwright/test';
import { wordsOf } from './words';

const sharedText = wordsOf('shared/ui', 'en');

/** The account of a campaign, and the short link of its machine. */
export interface Campaign {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** The random short link that the server gave to the campaign's machine. */
  readonly vid: string;
}

export const newEmail = () => `${randomUUID()}@example.org`;

export const PASSWORD = 'long enough';

/**
 * Registers a new campaign through the API, so that each test has its own account. Each registration comes from an
 * address of its own, because the server accepts 20 from one address in 10 minutes.
 */
export async function createCampaign({ request }: Pick<Page, 'request'>): Promise<Campaign> {
  const account = { email: newEmail(), password: PASSWORD };
  const headers = { 'x-forwarded-for': randomAddress() };
  const registered = await request.post('/api/register/', {
    headers,
    data: { client_name: 'Asha Office', ...account },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const answer = await request.post('/api/token', {
    headers,
    form: { username: account.email, password: account.password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const machine = await request.get('/api/evm/', { headers: { authorization: `Bearer ${token}` } });
  const { vid } = (await machine.json()) as { vid: string };
  return { ...account, token, vid };
}

/** A random address of the network 10.0.0.0/8. */
const randomAddress = () => [10, ...randomBytes(3)].join('.');

/**
 * Publishes an invented candidate's machine for the campaign. Fields of `details` replace fields of `DETAILS` or are
 * added to them.
 */
export async function changeMachine(
  { request }: Pick<Page, 'request'>,
  { token }: Campaign,
  details: EvmDetails,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.put('/api/evm/', { headers, data: { ...DETAILS, ...details } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Gives the campaign's machine a new short link. The old one becomes a former link of the machine. */
export async function changeVid(
  { request }: Pick<Page, 'request'>,
  campaign: Campaign,
  vid: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${campaign.token}` };
  const answer = await request.put('/api/evm/update-vid', { headers, data: { vid } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Pauses the campaign's machine, or ends the pause. */
export async function setPaused(
  { request }: Pick<Page, 'request'>,
  { token }: Campaign,
  paused: boolean,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.put('/api/evm/pause', { headers, data: { paused } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The details of an invented candidate's machine. */
const DETAILS: EvmDetails = {
  evmsr: 3,
  e_cname: 'Asha Namune',
  cname: 'आशा नमुने',
  sname: 'नमुना विकास आघाडी',
  vidint: 21,
  e_vname: 'Udaharan Nagar',
  vname: 'उदाहरण नगर',
  main_title: 'Maharashtra Municipal Corporation Election',
  entity_subtitle: 'नमुना महानगरपालिका',
  symbolurl: '/images/demo-symbol.svg',
  cpicurl: '/images/demo-symbol.svg',
};

/** Stores the campaign's token in the browser and opens the dashboard. */
export async function openDashboard(page: Page, { token }: Campaign): Promise<void> {
  await page.goto('/auth');
  await page.evaluate((value) => localStorage.setItem('access_token', value), token);
  await page.reload();
  await expect(page.locator('#evm-form')).toBeVisible();
}

/** Waits until the message about the login has gone, because it covers a part of the form. The page must be in English. */
export async function waitForNoMessage(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: sharedText('CLOSE') })).toHaveCount(0);
}

/** Fills in the login form, which must be open and in English, and submits it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Campaign, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A file to choose in a file field: a picture of one pixel. The name of the file is in Devanagari. */
export const PICTURE = {
  name: 'मेरा चिन्ह.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};
