import { createGate, giveMachine, withoutEarlyAnswers } from '../intercept';
import { chooseLanguage, overflow, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const votingText = wordsOf('mfe-voting', 'en');
const sharedText = wordsOf('shared/ui', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const ATTACK = `"><img src=x onerror="window.hit=1"><script>window.hit=1</script>{{name}}`;
const HOSTILE_URLS = [
  'javascript:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  '//evil.invalid/x.png',
];

test('hostile text in every field is shown as text, and hostile URLs are not requested', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().includes('evil') && foreign.push(request.url()));
  for (const url of HOSTILE_URLS) {
    await giveMachine(page, 'attack', {
      vid: ATTACK,
      client_name: ATTACK,
      vidint: ATTACK,
      e_cname: ATTACK,
      cname: ATTACK,
      e_vname: ATTACK,
      vname: ATTACK,
      sname: ATTACK,
      main_title: ATTACK,
      entity_subtitle: ATTACK,
      mva: ATTACK,
      extra3: 'red;background:url(//evil.invalid/x)',
      symbolurl: url,
      cpicurl: url,
    });
    await page.goto('/demo/attack');
    await expect(page.getByRole('heading', { name: ATTACK }).first()).toBeVisible();
    await press(page, 3);
    await expect(page.getByRole('dialog')).toContainText(ATTACK);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expectAccessible(page);
  }
  expect(foreign).toEqual([]);
});

const LONG = 'लक्ष्मीनारायणस्वामी'.repeat(6);

test('very long names, and names with both writing directions, do not break the layout', async ({ page }) => {
  for (const [e_cname, cname] of [
    [LONG, 'a'.repeat(200)],
    ['نور الهدى \u202Etxet desrever\u202C (3)', 'आशा \u2067אבג\u2069'],
  ] as const) {
    await giveMachine(page, 'long', {
      e_cname,
      cname,
      sname: e_cname,
      e_vname: cname,
      main_title: e_cname,
      entity_subtitle: cname,
    });
    await page.goto('/demo/long');
    await expect(page.getByRole('row', { name: e_cname })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await press(page, 3);
    await expect(page.getByRole('dialog')).toContainText(e_cname);
    await expectAccessible(page);
  }
});

test('pictures that do not load are replaced by placeholders, and nothing moves', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await giveMachine(page, 'broken', { symbolurl: '/images/none.png', cpicurl: '/images/none.jpg' });
  const gate = createGate();
  await page.route('**/images/none.*', async (route) => {
    await gate.opened;
    await route.fulfill({ status: 404 });
  });
  await page.goto('/demo/broken');
  const row = page.getByRole('row', { name: /Asha/ });
  await expect(row.getByRole('img')).toHaveCount(2);
  const before = await row.boundingBox();
  gate.open();
  await expect(row.getByRole('img')).toHaveCount(0);
  expect(await row.boundingBox()).toEqual(before);
});

for (const evmsr of ['0', 21, 'three', null]) {
  test(`a machine whose serial is ${String(evmsr)} has no active row, and says so`, async ({ page }) => {
    await giveMachine(page, 'odd', { evmsr });
    await page.goto('/demo/odd');
    await expect(page.getByText(votingText('NO_ACTIVE_ROW'))).toBeVisible();
    await expect(page.getByText(sharedText('NOT_SET_UP'))).toBeVisible();
    await expect(page.getByText(sharedText('READY'))).toHaveCount(0);
    await press(page, 3);
    await expect(page.getByRole('status').getByText('No candidate')).toBeVisible();
    await expectAccessible(page);
  });
}

test('a section number of seven digits stays on one line on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await giveMachine(page, 'digits', { vidint: 8888888 });
  await page.goto('/demo/digits');
  const lines = await page.getByText('8888888').evaluate((badge) => {
    const digits = document.createRange();
    digits.selectNodeContents(badge.firstChild ?? badge);
    return new Set([...digits.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  expect(await overflow(page)).toBe(0);
});

test('a machine whose serial is "18" has eighteen rows', async ({ page }) => {
  await giveMachine(page, 'tall', { evmsr: '18' });
  await page.goto('/demo/tall');
  await expect(page.getByRole('button', { name: /^Press/ })).toHaveCount(18);
});

test('while a machine loads the page says so, and after a while that the network is slow', async ({
  page,
}) => {
  await withoutEarlyAnswers(page);
  const gate = createGate();
  await page.route('**/api/evm/evm/demo', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/demo/demo');
  await expect(page.getByRole('status')).toHaveText(sharedText('LOADING'));
  await expectAccessible(page);
  await expect(page.getByRole('status')).toHaveText(sharedText('NET_SLOW'));
  gate.open();
  await expect(page.getByRole('table')).toBeVisible();
});
