import { openLine } from '../slow-line';
import { expect, test } from '../test';

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
