import type { EvmDetails } from '@demo-evm/shared/domain';
import { expect, type Page } from '@playwright/test';
import { withoutEarlyCalls, withoutFirstView, withoutMachine } from './edit-page';

/** Removes the machine and its first view from pages at `/demo/…`, so that the App has to request the machine. */
export async function withoutEarlyAnswers(page: Page): Promise<void> {
  await editPages(page, /^\/demo\//, (html) => withoutEarlyCalls(withoutMachine(withoutFirstView(html))));
}

/**
 * Changes the HTML of pages before the browser receives it. The status becomes 200, even for a machine that exists
 * only in the test.
 */
export async function editPages(page: Page, path: RegExp, edit: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, status: 200, body: edit(await response.text()) });
    },
  );
}

/** An invented machine with the candidate in row 3. */
const MACHINE: EvmDetails = {
  vidint: 21,
  evmsr: 3,
  e_cname: 'Asha Namune',
  cname: 'आशा नमुने',
  e_vname: 'Udaharan Nagar',
  sname: 'Sample Party',
  main_title: 'Other',
};

/**
 * Answers in place of the server when the page requests the machine `vid`, sends a vote for it, or reports
 * that it was opened or shared.
 */
export async function giveMachine(page: Page, vid: string, details: EvmDetails): Promise<void> {
  await withoutEarlyAnswers(page);
  await page.route(`**/api/evm/evm/${vid}`, (route) => route.fulfill({ json: { ...MACHINE, ...details } }));
  await page.route(`**/api/evm/evm/increment_count/${vid}?**`, (route) =>
    route.fulfill({ json: { demo_voting_count: 1 } }),
  );
  for (const what of ['opens', 'shares'])
    await page.route(`**/api/evm/evm/${what}/${vid}`, (route) => route.fulfill({ status: 204 }));
}

/** Gives the promise `opened`, which is pending until the test calls `open`. */
export function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/**
 * Opens a machine and delays the shell's script. The page then has the server-rendered HTML and its inline scripts.
 *
 * @returns A function that lets the script load.
 */
export async function openWithoutScripts(page: Page, path = '/demo/demo'): Promise<() => void> {
  const letScriptsThrough = await goWithoutScripts(page, path);
  await expect(page.locator('#machine')).toBeVisible();
  return letScriptsThrough;
}

/** Opens any page and delays the shell's script, like `openWithoutScripts`. Does not wait for a visible machine. */
export async function goWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { opened, open } = createGate();
  const shell = '**/shell.js*';
  await page.unroute(shell);
  await page.route(shell, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return open;
}
