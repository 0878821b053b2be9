import { closePages, openPage, registryOf } from './testing/open-page';

const MACHINE = '<section id="machine"><table><tr data-vote="{}"></tr></table></section>';
const SWITCHED_OFF = '<section id="machine" data-state="busy"><table><tr></tr></table></section>';

let isBusy = false;

/** Opens a page with server-rendered HTML. `first-press.js` has run in the page if `hasScript` is true. */
async function openRendered(html: string, { hasScript = true } = {}) {
  const page = await openPage();
  document.body.insertAdjacentHTML('beforeend', `<div id="root" data-drawn="/">${html}</div>`);
  if (hasScript) globalThis.demoEvmHandover = { folder: '/', parts: {}, isBusy: () => isBusy };
  return page;
}

/** Opens a server-rendered page, starts its shell, and lets 7 s pass. */
async function openLate(html: string, options?: { hasScript: boolean }) {
  const page = await openRendered(html, options);
  page.watchdog.mayRun();
  page.watchdog.started();
  jest.advanceTimersByTime(7_000);
  return page;
}

beforeEach(() => {
  isBusy = false;
});
afterEach(() => {
  closePages();
  globalThis.demoEvmHandover = undefined;
});

it('has no panel while its machine works and the app is only late, and one when its scripts fail twice', async () => {
  const page = await openLate(MACHINE);
  jest.advanceTimersByTime(60_000);
  expect(page.panel()).toBeNull();
  page.watchdog.failed('at last');
  page.answer(registryOf('1'));
  expect(page.panel()).toBeInTheDocument();
  expect(document.body.lastElementChild).toBe(page.panel()); // the machine above it does not move
});

it.each([
  ['its machine is switched off', SWITCHED_OFF],
  ['early.js has removed its HTML, which was in another language', ''],
])('has a panel after 7 s if %s', async (_what, html) => {
  const page = await openLate(html);
  expect(document.body.firstElementChild).toBe(page.panel());
});

it('has a panel after 7 s if the script of its machine did not run', async () => {
  const page = await openLate(MACHINE, { hasScript: false });
  expect(page.panel()).toBeInTheDocument();
});

it('is not loaded again in the middle of a press', async () => {
  isBusy = true;
  const page = await openRendered(MACHINE);
  page.failScript();
  page.answer(registryOf('2'));
  jest.advanceTimersByTime(2_000);
  expect([page.reloads(), page.events]).toEqual([0, ['failure']]);
  isBusy = false;
  jest.advanceTimersByTime(500);
  expect([page.reloads(), page.events]).toEqual([1, ['failure', 'reload']]);
});
