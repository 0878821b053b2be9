import { formatMoment } from '@demo-evm/shared/domain';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDashboard } from '../testing/open-admin';
import { serveAdmin, someNumbers } from '../testing/serve-admin';
import seeNumbersEn from './texts/en.json';
import en from '../translations/en.json';

const server = serveAdmin();
const LINE = `Reset on ${formatMoment(new Date('2026-11-22T14:30:00Z'), 'en')}. The total before: 1,284.`;

const total = (text: string) => screen.findByRole('heading', { name: `Demo votes ${text}` });
const resetButton = () => screen.findByRole('button', { name: seeNumbersEn.NUM_RESET });
const undoButton = () => screen.findByRole('button', { name: seeNumbersEn.NUM_RESET_UNDO });

/** Opens the dashboard, and then the dialog that asks before a reset. */
async function askForReset() {
  const page = await openDashboard();
  await page.user.click(await resetButton());
  return {
    ...page,
    dialog: within(await screen.findByRole('dialog', { name: seeNumbersEn.NUM_RESET_TITLE })),
  };
}

beforeEach(() => (server.numbers = { ...someNumbers(), reset: null }));

it('sets the total to 0 after a question that says what happens, and brings it back', async () => {
  const { user, dialog } = await askForReset();
  expect(
    dialog.getByText(/1,284 demo votes starts again at 0.*You can undo this for 24 hours\./),
  ).toBeVisible();
  expect(server.sentTo('reset')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: seeNumbersEn.NUM_RESET_YES }));
  expect(await total('0')).toBeVisible();
  expect(screen.getByText(LINE)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: seeNumbersEn.NUM_RESET })).toBeNull();
  expect(await undoButton()).toHaveFocus();
  expect(screen.getByText('77')).toBeVisible(); // the votes of 7 days stay

  await user.click(await undoButton());
  expect(await total('1,284')).toBeVisible();
  expect(server.sentTo('undo-reset')).toEqual([{ at: '2026-11-22T14:30:00Z' }]);
  expect(screen.queryByText(LINE)).toBeNull();
  expect(await resetButton()).toHaveFocus();
});

it('resets nothing when the question is answered with no', async () => {
  const { user, dialog } = await askForReset();
  await user.click(dialog.getByRole('button', { name: en.CANCEL }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await total('1,284')).toBeVisible();
  expect(server.sentTo('reset')).toHaveLength(0);
});

it('sends one reset when the button is pressed twice', async () => {
  const { user, dialog } = await askForReset();
  await user.dblClick(dialog.getByRole('button', { name: seeNumbersEn.NUM_RESET_YES }));
  expect(await total('0')).toBeVisible();
  expect(server.sentTo('reset')).toHaveLength(1);
});

it('says so in the dialog when the reset fails, and reads the numbers again', async () => {
  const refuse = http.post('*/api/evm/votes/reset', () => HttpResponse.json({}, { status: 500 }), {
    once: true,
  });
  const { user, dialog } = await askForReset();
  server.use(refuse);
  const readings = server.numbersRead.length;
  await user.click(dialog.getByRole('button', { name: seeNumbersEn.NUM_RESET_YES }));
  expect(await dialog.findByText(seeNumbersEn.NUM_RESET_FAILED)).toBeVisible();
  expect(server.numbersRead.length).toBe(readings + 1);
  await user.click(dialog.getByRole('button', { name: seeNumbersEn.NUM_RESET_YES }));
  expect(await total('0')).toBeVisible();
});

it('shows a reset of an earlier visit, and says so when it cannot be undone', async () => {
  server.numbers = { ...someNumbers(), total: 3, reset: { at: '2026-11-22T14:30:00Z', former_total: 1_284 } };
  server.use(
    http.post('*/api/evm/votes/undo-reset', () => {
      server.numbers = { ...someNumbers(), total: 3, reset: null }; // a day has passed
      return HttpResponse.json({ detail: 'No reset to undo' }, { status: 400 });
    }),
  );
  const { user } = await openDashboard();
  expect(await screen.findByText(LINE)).toBeVisible();
  expect(await resetButton()).toBeVisible();
  await user.click(await undoButton());
  expect(await screen.findByText(seeNumbersEn.NUM_RESET_FAILED)).toBeVisible();
  expect(await total('3')).toBeVisible();
  expect(screen.queryByText(LINE)).toBeNull();
});

it('shows nothing of it with a server that cannot reset the total', async () => {
  server.numbers = someNumbers();
  await openDashboard();
  expect(await total('1,284')).toBeVisible();
  expect(await screen.findByText('Link opened, 14 days')).toBeVisible();
  expect(screen.queryByRole('button', { name: seeNumbersEn.NUM_RESET })).toBeNull();
});
