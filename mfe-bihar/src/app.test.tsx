import { appTables, createTestHost, fillIn, renderWithHost, serveContract } from '@demo-evm/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import App, { contractVersion } from './app';
import en from './translations/en.json';
import hi from './translations/hi.json';
import mr from './translations/mr.json';

const tables = appTables({ en, hi, mr });
const words = tables.hi;

const server = serveContract({ tables });

const open = (host = createTestHost()) =>
  renderWithHost(App, { path: '/demoevm-bihar', mount: '/demoevm-bihar', host });

const DEVANAGARI = ['', '१', '२', '३', '४', '५', '६', '७', '८', '९', '१०'];

const pressButton = (serial: number) =>
  screen.findByRole('button', { name: new RegExp(`क्रम संख्या ${DEVANAGARI[serial] ?? ''}[, ]`) });

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

const total = (count: string) => fillIn(words.A11Y_TOTAL, { count });
const voted = (name: string) => fillIn(words.BIHAR_VOTED, { name });

it('is in Hindi whatever language the visitor chose elsewhere, and says that it is a demo and when the election is', async () => {
  expect(contractVersion).toBe(2);
  open(createTestHost({}, { language: 'en' }));
  expect(await screen.findByRole('heading', { name: words.BIHAR_HEADING })).toBeVisible();
  expect(await screen.findByText(new RegExp(words.BIHAR_DISCLAIMER))).toBeVisible();
  expect(screen.getByText(words.BIHAR_PAST)).toBeVisible();
  expect(screen.getByText(words.BIHAR_DATE)).toHaveAttribute('datetime', '2025-10-01');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'hi');
});

it('has ten rows: four options with their counts, NOTA last, and six blank ones', async () => {
  server.use(
    http.get('*/demo-bihar-stat/count', () => HttpResponse.json({ '1': 1204, '3': '7', '4': null })),
  );
  open();
  expect(await screen.findAllByRole('button', { name: /बटन दबाएँ/ })).toHaveLength(10);
  expect(screen.getAllByRole('button', { name: /खाली पंक्ति/ })).toHaveLength(6);
  expect(await screen.findByText(total('१,२११'))).toBeInTheDocument();
  const votes = async (name: string) => within(await rowOf(name)).getAllByRole('cell')[1];
  expect(await votes(words.BIHAR_OPTION_A)).toHaveTextContent('१,२०४');
  expect(await votes(words.BIHAR_OPTION_B)).toHaveTextContent('०');
  expect(await votes(words.BIHAR_OPTION_C)).toHaveTextContent('७');
  expect(within(await rowOf('नोटा')).getByRole('rowheader')).toHaveTextContent('४');
});

it('shows the share of each option in whole percents that make 100, in the digits of the language', async () => {
  server.use(
    http.get('*/demo-bihar-stat/count', () => HttpResponse.json({ '1': 312, '2': 318, '3': 306, '4': 298 })),
  );
  open();
  expect(await screen.findByText(total('१,२३४'))).toBeInTheDocument();
  const votes = screen.getAllByRole('row').slice(1, 5);
  expect(votes.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    '३१२ २५%',
    '३१८ २६%',
    '३०६ २५%',
    '२९८ २४%',
  ]);
});

it('reads the counts again while it is open, and at once when the visitor returns', async () => {
  let count = 41;
  server.use(http.get('*/demo-bihar-stat/count', () => HttpResponse.json({ '2': count })));
  open();
  expect(await screen.findByText(total('४१'))).toBeInTheDocument();
  count = 42;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(total('४२'))).toBeInTheDocument();
  jest.useFakeTimers({ advanceTimers: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(jest.getTimerCount()).toBeGreaterThan(0));
  count = 43;
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText(total('४३'))).toBeInTheDocument();
  jest.useRealTimers();
});

it('says in words that the counts cannot be read, and reads them again when asked', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  server.use(http.get('*/demo-bihar-stat/count', () => HttpResponse.json({ '1': -3, '2': 41 })));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: words.RETRY });
  expect(retry.parentElement).toHaveTextContent(words.NET_COUNT_UNAVAILABLE);
  expect(screen.queryByText(/-३|४१/)).not.toBeInTheDocument();
  await user.click(retry);
  expect(retry).toBeVisible();
  server.use(http.get('*/demo-bihar-stat/count', () => HttpResponse.json({ '2': 41 })));
  await user.click(retry);
  expect(await screen.findByText(total('४१'))).toBeInTheDocument();
  expect(retry).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: words.EVM_FULL })).toHaveFocus();
});

it('counts one vote however often the button is pressed, says so, and is ready for the next', async () => {
  const { user } = open();
  const button = await pressButton(3);
  for (let press = 0; press < 3; press += 1) fireEvent.click(button); // all at once, because the lamp goes out after two seconds
  expect(screen.getByRole('img', { name: fillIn(words.A11Y_LAMP_ON, { serial: '३' }) })).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByText(total('१'))).toBeInTheDocument();
  expect(await screen.findByText(voted(words.BIHAR_OPTION_C))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.biharVotes('3')).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(button).toHaveAttribute('aria-disabled', 'false');
  await user.click(await pressButton(4));
  expect(await screen.findByText(total('२'))).toBeInTheDocument();
});

it('refuses a blank row, says where to press, and sends nothing', async () => {
  const { user } = open();
  await user.click(await pressButton(5));
  expect(screen.getByText(words.BIHAR_WRONG_ROW)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await user.click(await pressButton(1));
  expect(screen.queryByText(words.BIHAR_WRONG_ROW)).not.toBeInTheDocument();
  await waitFor(() => expect(server.biharVotes('1')).toHaveLength(1));
});

it('keeps the last counts when they cannot be read again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  server.use(http.get('*/demo-bihar-stat/count', () => HttpResponse.json({ '2': 41 }), { once: true }));
  const { user } = open();
  expect(await screen.findByText(total('४१'))).toBeInTheDocument();
  server.use(http.get('*/demo-bihar-stat/count', () => HttpResponse.json({}, { status: 500 })));
  await user.click(await pressButton(2));
  await waitFor(() => expect(log).toHaveBeenCalledWith('A count could not be read.', expect.anything()));
  expect(screen.getByText(total('४१'))).toBeInTheDocument();
});

it('keeps the vote while the server is down, and says that the vote waits', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  server.use(http.all('*/demo-bihar-stat/*', () => HttpResponse.error()));
  server.use(http.all('*/demo-bihar-stat/increment/*', () => HttpResponse.error()));
  const { user, unmount } = open();
  await user.click(await pressButton(1));
  expect(await screen.findByText(words.VOTE_WAITING)).toBeVisible();
  expect(screen.getAllByText(words.NET_COUNT_UNAVAILABLE)).not.toEqual([]);
  const row = await rowOf(words.BIHAR_OPTION_A);
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('–');
  unmount();
});

it('says that a vote was not counted when the server refuses it', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  server.use(http.post('*/increment/*', () => HttpResponse.json({ detail: 'No' }, { status: 404 })));
  const { user } = open();
  await user.click(await pressButton(3));
  expect(
    await screen.findByText(fillIn(words.BIHAR_NOT_COUNTED, { name: words.BIHAR_OPTION_C })),
  ).toBeVisible();
  expect(screen.queryByText(voted(words.BIHAR_OPTION_C))).not.toBeInTheDocument();
});

it('says that a vote is recorded when it is counted, not while it waits', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let isUp = false;
  server.use(
    http.post('*/increment/*', () =>
      isUp ? HttpResponse.json({ count: 1 }) : HttpResponse.json({}, { status: 503 }),
    ),
  );
  const { user } = open();
  const button = await pressButton(3);
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 });
  expect(screen.getByText(words.VOTE_WAITING)).toBeVisible();
  expect(screen.queryByText(voted(words.BIHAR_OPTION_C))).not.toBeInTheDocument();
  isUp = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(voted(words.BIHAR_OPTION_C))).toBeVisible();
  expect(screen.queryByText(words.VOTE_WAITING)).not.toBeInTheDocument();
});

it('sends no vote id to a server without vote ids', async () => {
  const { user } = open(createTestHost({ voteIds: false }));
  await user.click(await pressButton(4));
  await waitFor(() => expect(server.biharVotes('4')).toEqual(['']));
});
