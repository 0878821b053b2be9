import { createTestHost } from '@demo-evm/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDashboard } from '../testing/open-admin';
import { serveAdmin, someNumbers, TOKEN } from '../testing/serve-admin';
import seeNumbersEn from './texts/en.json';
import en from '../translations/en.json';

const server = serveAdmin();

const panel = () => screen.findByRole('region', { name: /^Demo votes/ });
const valueOf = (term: string) =>
  screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;

/** A Host whose configuration has a constituency counter. */
function hostWithCounter() {
  const { bases } = createTestHost().config;
  const counter = 'http://localhost/fn/vidhansabha';
  return createTestHost({ bases: { ...bases, counter } }, { access_token: TOKEN });
}

async function openPanel() {
  const page = await openDashboard(hostWithCounter());
  await waitFor(() => expect(valueOf('Today')).toBeDefined());
  return page;
}

beforeEach(() => window.localStorage.clear());

it('shows the total, today, 7 days, the constituency, and the opens and shares of 14 days', async () => {
  await openPanel();
  expect(await screen.findByRole('heading', { name: 'Demo votes 1,284' })).toBeVisible();
  expect(valueOf('Today')).toBe('14');
  expect(valueOf('7 days')).toBe('77');
  await waitFor(() => expect(valueOf('Constituency')).toBe('0'));
  expect(valueOf('Link opened, 14 days')).toBe('140');
  expect(valueOf('Shared, 14 days')).toBe('28');
});

it('draws a bar for each day, with heights that are to each other as the votes', async () => {
  await openPanel();
  const chart = screen.getByRole('img', {
    name: 'Votes a day, last 14 days: 1 on 9 Nov, 14 today',
  });
  const heights = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toHaveLength(14);
  heights.forEach((height, place) => expect(height).toBeCloseTo((heights[0] ?? 0) * (place + 1)));
});

it.each<[number, string[]]>([
  [1, ['Today']],
  [2, ['21 Nov', 'Today']],
  [3, ['20 Nov', '21 Nov', 'Today']],
])('names no day twice below the bars of %i days', async (count, ticks) => {
  server.numbers = { total: 1_284, days: someNumbers().days.slice(-count) };
  await openPanel();
  const chart = screen.getByRole('img', { name: /^Votes a day/ });
  const named = within(chart).getAllByText(/Nov|Today/);
  expect(named.map((tick) => tick.textContent)).toEqual(ticks);
});

it('shows the same numbers in the table and in the file', async () => {
  const files: Blob[] = [];
  const saved: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = await openPanel();
  await user.click(screen.getByText(seeNumbersEn.NUM_TABLE));
  const rows = within(screen.getByRole('table', { name: 'Votes a day, last 14 days' })).getAllByRole('row');
  const cells = rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual(
    someNumbers()
      .days.map(({ votes, own_votes, opens, shares }) => [votes, own_votes, opens, shares].map(String))
      .reverse(),
  );
  await user.click(screen.getByRole('button', { name: seeNumbersEn.NUM_CSV }));
  expect(saved).toEqual(['asha-2026-11-22.csv']);
  const text = await files[0]?.text();
  expect(text).toBe(
    '"Day","Votes","Own votes","Link opened","Shared"\r\n' +
      someNumbers()
        .days.map((one) => `${one.day},${one.votes},0,10,2\r\n`)
        .join(''),
  );
  click.mockRestore();
});

it('reads the hours of a day when they are asked for, and of another day when it is chosen', async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    votes: hour === 17 ? 14 : 0,
    own_votes: 0,
    opens: 0,
    shares: 0,
  }));
  server.numbers = { ...someNumbers(), hours };
  const { user } = await openPanel();
  expect(server.numbersRead).toEqual(['?days=14']);
  await user.click(screen.getByText(seeNumbersEn.NUM_HOURS));
  const table = await screen.findByRole('table', { name: 'Votes an hour, 22 Nov' });
  expect(within(table).getByRole('row', { name: '17:00 14 0 0 0' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: seeNumbersEn.NUM_DAY }), '2026-11-10');
  expect(await screen.findByRole('table', { name: 'Votes an hour, 10 Nov' })).toBeInTheDocument();
  await waitFor(() =>
    expect(server.numbersRead).toEqual([
      '?days=14',
      '?days=14&hours_of=2026-11-22',
      '?days=14&hours_of=2026-11-10',
    ]),
  );
});

it('does not show the hours of one day under the name of another', async () => {
  const hours = [{ hour: 0, votes: 1, own_votes: 0, opens: 0, shares: 0 }];
  server.numbers = { ...someNumbers(), hours };
  const { user } = await openPanel();
  await user.click(screen.getByText(seeNumbersEn.NUM_HOURS));
  await screen.findByRole('table', { name: 'Votes an hour, 22 Nov' });
  server.use(http.get('*/api/evm/votes', () => new Promise<never>(() => undefined)));
  await user.selectOptions(screen.getByRole('combobox', { name: seeNumbersEn.NUM_DAY }), '2026-11-10');
  expect(screen.queryByRole('table', { name: /^Votes an hour/ })).not.toBeInTheDocument();
});

it('leaves out own votes when the campaign wants it, and remembers that; the total counts them', async () => {
  const numbers = someNumbers();
  server.numbers = { ...numbers, days: numbers.days.map((day) => ({ ...day, own_votes: 1 })) };
  const { user, unmount } = await openPanel();
  expect(valueOf('7 days')).toBe('77');
  await user.click(screen.getByRole('checkbox', { name: /^Leave out our own 14 votes/ }));
  expect(valueOf('7 days')).toBe('70');
  expect(screen.getByRole('img', { name: /: 0 on 9 Nov, 13 today$/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Demo votes 1,284' })).toBeVisible();
  unmount();
  await openPanel();
  expect(valueOf('7 days')).toBe('70');
});

it('has only the total and the constituency with a server that does not know the call, and asks it once', async () => {
  server.numbers = null;
  server.counts.set('asha', 7);
  const { unmount } = await openDashboard(hostWithCounter());
  expect(await screen.findByRole('heading', { name: 'Demo votes 7' })).toBeVisible();
  expect(valueOf('Today')).toBeUndefined();
  await waitFor(() => expect(valueOf('Constituency')).toBe('0'));
  expect(within(await panel()).queryByRole('figure')).not.toBeInTheDocument();
  unmount();
  await openDashboard();
  expect(await screen.findByRole('heading', { name: 'Demo votes 7' })).toBeVisible();
  expect(server.numbersRead).toEqual(['?days=14']);
});

it.each([401, 403])(
  'the session goes on when a server answers %i to a call that it does not know',
  async (status) => {
    server.use(http.get('*/api/evm/votes', () => HttpResponse.json({}, { status })));
    server.counts.set('asha', 7);
    await openDashboard();
    expect(await screen.findByRole('heading', { name: 'Demo votes 7' })).toBeVisible();
    expect(screen.getByRole('button', { name: en.DASH_UPDATE })).toBeVisible();
  },
);

it.each([
  { status: 401, body: { detail: 'Not authenticated' } }, // the login has expired
  { status: 403, body: {} },
  { status: 200, body: { total: 'many' } },
])('has only the total after a $status without numbers, and asks again later', async ({ status, body }) => {
  server.use(http.get('*/api/evm/votes', () => HttpResponse.json(body, { status }), { once: true }));
  server.counts.set('asha', 7);
  const { unmount } = await openDashboard(hostWithCounter());
  expect(await screen.findByRole('heading', { name: 'Demo votes 7' })).toBeVisible();
  unmount();
  await openPanel();
  expect(await screen.findByRole('heading', { name: 'Demo votes 1,284' })).toBeVisible();
});

it('is not there when nothing can be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    http.get('*/api/evm/votes', () => HttpResponse.error()),
    http.get('*/api/evm/evm/count/:id', () => HttpResponse.error()),
  );
  await openDashboard();
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Demo votes/ })).not.toBeInTheDocument());
});

it('reads the numbers again when the page becomes visible, and keeps them when that fails', async () => {
  await openPanel();
  server.numbers = { ...someNumbers(), total: 2_000 };
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'Demo votes 2,000' })).toBeVisible();
  server.use(
    http.get('*/api/evm/votes', () => HttpResponse.error()),
    http.get('*/api/evm/evm/count/:id', () => HttpResponse.json({ demo_voting_count: 3_000 })),
  );
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('heading', { name: 'Demo votes 2,000' })).toBeVisible();
});
