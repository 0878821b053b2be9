import { openLine } from '../slow-line';
import { expect, expectAppRuns, test } from '../test';

/** A 2G network, on which the page takes four seconds and the files of the app take sixteen. */
const TWO_G = { roundTripMs: 800, down: 6_250, up: 6_250 };
const COUNTED = 'आपका डेमो वोट दर्ज हो गया';

test('on a very slow network the vote and its slip come before the files of the app', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const line = await openLine(product.url);
  line.setSpeed(TWO_G);
  try {
    const before = await product.count('demo');
    const events: string[] = [];
    const note = (event: string, url: string) => {
      const name = /increment_count|slip\.css|shell\.js/.exec(url);
      if (name) events.push(`${event} ${name[0]}`);
    };
    page.on('request', (request) => note('requested', request.url()));
    page.on('requestfinished', (request) => note('arrived', request.url()));
    await page.goto(`${line.url}/demo/demo`, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator('#machine button').nth(2).click();
    await expect(page.getByRole('dialog', { name: COUNTED })).toBeVisible({ timeout: 15_000 });
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-drawn]')).toHaveCount(0, { timeout: 60_000 }); // the app runs
    const ofApp = events.indexOf('requested shell.js');
    expect(events.slice(0, ofApp)).toEqual(
      expect.arrayContaining(['arrived increment_count', 'arrived slip.css']),
    );
    expect(await product.count('demo')).toBe(before + 1);
  } finally {
    line.close();
  }
});

/** Presses the candidate's button in row 3 again and again, from the first moment, until its lamp is lit. */
function pressAtOnce() {
  const press = () => {
    document.querySelectorAll<HTMLElement>('#machine button')[2]?.click();
    if (!document.querySelector('[data-look="lit"]')) setTimeout(press);
  };
  addEventListener('readystatechange', press, { capture: true, once: true });
}

test('a vote in the first moment does not share the network with the files of the app', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/vibrate/); // the press comes from a script, so the browser does not vibrate
  const before = await product.count('demo');
  const requested: string[] = [];
  const requestedMeanwhile: string[] = [];
  const icon = () => page.locator('link[rel=icon]').getAttribute('href');
  let iconMeanwhile: string | null = null;
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/increment_count/**', async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(500); // the vote has no answer yet
    requestedMeanwhile.push(...requested);
    iconMeanwhile = await icon();
    await route.fulfill({ response });
  });
  await page.addInitScript(pressAtOnce);
  await page.goto('/demo/demo', { waitUntil: 'commit' });
  await expectAppRuns(page);
  expect(requestedMeanwhile).toContainEqual(expect.stringContaining('/increment_count/'));
  expect(requestedMeanwhile.filter((path) => path.endsWith('/shell.js'))).toEqual([]);
  expect(iconMeanwhile).toBe('data:,');
  expect(await icon()).toBe('/favicon.ico');
  expect(await product.count('demo')).toBe(before + 1);
});

test('a page whose connection breaks behind its machine is there again with the network, and sends the vote', async ({
  page,
  product,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet.allow(/ERR_|vibrate/);
  const line = await openLine(product.url);
  line.setSpeed(TWO_G);
  try {
    const before = await product.count('demo');
    await page.clock.install();
    await page.goto(`${line.url}/demo/demo`, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator('#machine button').nth(2).click();
    line.setOffline(true);
    await expect(page.locator('[data-look="lit"]')).toBeVisible();
    expect(await page.evaluate(() => globalThis.demoEvmTakeOver)).toBeUndefined(); // no script sends this vote yet
    line.setOffline(false);
    line.setSpeed(null);
    await expect(page.locator('[data-look="lit"]')).toHaveCount(0);
    for (const seconds of ['10', '10']) await page.clock.fastForward(seconds);
    await expectAppRuns(page);
    await expect.poll(() => product.count('demo')).toBe(before + 1);
    await page.locator('#machine button').nth(2).click();
    await expect.poll(() => product.count('demo')).toBe(before + 2);
  } finally {
    line.close();
  }
});
