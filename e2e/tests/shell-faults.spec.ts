import type { Page, Route } from '@playwright/test';
import { changeBuild } from '../changed-build';
import { deliver } from '../deliver';
import { chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const sharedText = wordsOf('shared/ui', 'en');
const sharedTextHi = wordsOf('shared/ui', 'hi');
const votingTextHi = wordsOf('mfe-voting', 'hi');

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/.*/); // the browser logs an error for each request that fails
  await chooseLanguage(page, 'en');
});

type Answer = (route: Route) => Promise<void>;

const flipped: Answer = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace('React', 'Reakt') });
};
const HANGS = 'hangs';
const FAULTS: readonly (readonly [fault: string, answer: Answer])[] = [
  ['is a 404', (route) => route.fulfill({ status: 404, json: { detail: 'Not found' } })],
  ['is cut off', (route) => route.abort()],
  ['has one byte flipped', flipped],
  [HANGS, () => new Promise(() => undefined)],
  [
    'is HTML',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hotel</title>' }),
  ],
];
const SHELL_SCRIPT = /\/shell\/[^/]+\/shell\.js/;

/** Collects the events about the shell that the page reports, except `load`, which reports that the shell runs. */
function collectReports(page: Page) {
  const reports: { kind: string; module: string; version: string; detail?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events'))
      reports.push(
        ...(JSON.parse(request.postData() ?? '[]') as typeof reports).filter(
          ({ kind, module }) => module === 'shell' && kind !== 'load',
        ),
      );
  });
  return reports;
}

/**
 * Breaks the answers to requests for the shell's script until `end` is called. A request that already hangs gets no
 * answer even after `end`.
 */
async function breakShell(page: Page, answer: Answer) {
  let isBroken = true;
  await page.route(SHELL_SCRIPT, (route) => (isBroken ? answer(route) : route.continue()));
  return { end: () => (isBroken = false) };
}

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'taking too long' });

for (const [fault, answer] of FAULTS) {
  // A machine whose script hangs works without the App, so its page shows no panel (first-view.spec.ts).
  for (const route of fault === HANGS ? ['/auth'] : ['/demo/demo', '/auth']) {
    test(`${route}: a shell script that ${fault} leads to a panel within 8 s, and Retry works when the fault is over`, async ({
      page,
    }) => {
      const reports = collectReports(page);
      const fault = await breakShell(page, answer);
      await page.goto(route, { waitUntil: 'commit' });
      await expect(panel(page)).toBeVisible({ timeout: 8_000 });
      await expect(page.getByText(sharedText('BUSY'))).toBeHidden();
      expect(reports[0]).toMatchObject({ kind: 'failure', version: expect.stringMatching(/^1\.0\.0-/) });
      fault.end();
      await panel(page)
        .getByRole('button', { name: sharedText('RETRY') })
        .click();
      await expectAppRuns(page);
      await expect(page.getByRole('combobox', { name: sharedText('LANGUAGE') })).toBeVisible();
      await expect(panel(page)).toBeHidden();
    });
  }

  test(`a shell script that ${fault} once is loaded again, and the press that waited is answered`, async ({
    page,
    product,
  }) => {
    const reports = collectReports(page);
    const fault = await breakShell(page, (route) => {
      fault.end();
      return answer(route);
    });
    const before = await product.count('demo');
    await page.goto('/demo/demo', { waitUntil: 'commit' });
    await press(page, 3);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 12_000 });
    await expect.poll(() => product.count('demo')).toBe(before + 1);
    expect(reports.map(({ kind }) => kind)).toEqual(['failure', 'heal']);
    await expect(panel(page)).toBeHidden();
  });
}

test('the panel is in the language of the page, and the machine works above it', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  // The shell fails only after the press, so that the panel comes while the machine is busy.
  let failShell: () => void = () => undefined;
  const isPressed = new Promise<void>((resolve) => (failShell = resolve));
  const fault = await breakShell(page, async (route) => {
    await isPressed;
    await route.abort();
  });
  await page.goto('/demo/hi', { waitUntil: 'commit' });
  await press(page, 3);
  failShell();
  await expect(page.getByText(sharedTextHi('BUSY'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('इंटरनेट कनेक्शन जाँचें', { timeout: 8_000 });
  const slip = page.getByRole('dialog');
  await expect(slip).toContainText(votingTextHi('MODAL_TITLE'));
  await expectAccessible(page);
  await slip.getByRole('button', { name: votingTextHi('PRACTISE_AGAIN') }).click();
  await expect(page.getByText(sharedTextHi('BUSY'), { exact: true })).toHaveCount(0);
  fault.end();
  await page.getByRole('button', { name: sharedTextHi('RETRY') }).click();
  await expectAppRuns(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await product.count('demo')).toBe(before + 1);
});

test.describe('a canary of the shell', () => {
  const BROKEN: readonly (readonly [what: string, change: (shell: string) => string])[] = [
    ['throws on load', (shell) => `throw new Error('broken canary');${shell}`],
    ['does not parse', (shell) => `}${shell}`],
    ['throws when it starts', (shell) => shell.replace(/"page-data"/g, '"no-page-data"')],
  ];
  for (const [what, change] of BROKEN) {
    test(`that ${what} is replaced by the current shell and reported with its version, and the press is answered`, async ({
      page,
      product,
      context,
    }) => {
      const canary = await changeBuild('shell', 'shell.js', change);
      await deliver(product.siteDir, 'release', 'shell', '--from', canary.folder, '--canary', '99');
      try {
        await context.addCookies([await findCanaryCookie(page, product.url, canary.version)]);
        const reports = collectReports(page);
        await page.goto('/demo/demo', { waitUntil: 'commit' });
        await press(page, 3);
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 12_000 });
        await expect(panel(page)).toBeHidden();
        expect(reports).toContainEqual(
          expect.objectContaining({ kind: 'canary-left', version: canary.version }),
        );
        const again = await page.request.get('/demo/demo');
        expect(await again.text()).not.toContain(canary.version);
      } finally {
        await deliver(product.siteDir, 'withdraw', 'shell');
      }
    });
  }

  /** Finds the cookie of a visitor to whom the site host gives the canary. */
  async function findCanaryCookie(page: Page, url: string, version: string) {
    for (let bucket = 0; bucket < 100; bucket += 1) {
      const cookie = `canary_bucket=${bucket}`;
      const answer = await page.request.get('/demo/demo', { headers: { cookie } });
      if ((await answer.text()).includes(`/shell/${version}/`))
        return { name: 'canary_bucket', value: String(bucket), url };
    }
    throw new Error('The site host gives the canary to no visitor.');
  }
});
