import { READY } from '@demo-evm/shared/domain';
import { createTexts } from '@demo-evm/shared/i18n';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { BallotUnit } from '../ballot-unit/ballot-unit';
import words from '../translations/en.json';
import { answerPressesBeforeHydration } from './answer-presses';

const onPress = jest.fn();
const onShare = jest.fn();
const onLanguage = jest.fn();
const candidate = { party: { text: 'Sample Party' }, photo: null, symbol: null };
const texts = createTexts('en', { en: words, hi: {}, mr: {} });

/** @param isSetUp Whether the machine has a row that can be voted for. */
function Page({ isSetUp = true }) {
  const [isBusy, setIsBusy] = useState(false);
  const press = (serial: number) => {
    onPress(serial);
    setIsBusy(true);
  };
  return (
    <I18nextProvider i18n={texts}>
      <button onClick={onShare}>Share</button>
      <a href="https://wa.me/?text=Try%3A%20">WhatsApp</a>
      <select aria-label="Language" value="en" onChange={({ target }) => void onLanguage(target.value)}>
        <option>en</option>
        <option>hi</option>
      </select>
      <BallotUnit
        rows={[{ serial: 1 }, isSetUp ? { serial: 2, candidate } : { serial: 2 }, { serial: 3 }]}
        hasActiveRow={isSetUp}
        press={isBusy ? { phase: 'lit', serial: 2 } : READY}
        onPress={press}
        total={undefined}
        refusal="Only row 2 works."
      />
    </I18nextProvider>
  );
}

const errors: unknown[] = [];

/** Opens a server-rendered page. @returns A function that hydrates it and replays the presses, as the shell does. */
function open(page = <Page />) {
  errors.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const [root] = document.body.children as HTMLCollectionOf<HTMLElement>;
  if (!root) throw new Error('There is no root.');
  const stopAnswering = answerPressesBeforeHydration(root);
  return () => {
    act(() => void hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) }));
    const replay = stopAnswering();
    act(replay);
  };
}

const row = (serial: number) => screen.getByRole('button', { name: new RegExp(`serial no\\. ${serial}`) });
const machine = () => screen.getByRole('region', { name: words.EVM_FULL });
const user = userEvent.setup();

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  // React's development build logs attributes that differ from the HTML
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.useRealTimers());

it('says at once that a row does nothing, and does not replay that press', async () => {
  const hydrate = open();
  await user.click(row(1));
  expect(screen.getByText('Only row 2 works.')).toBeVisible();
  expect(row(1).closest('tr')).toHaveAttribute('data-look', 'refused');
  hydrate();
  expect(onPress).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
  await user.click(row(3));
  expect(screen.queryByText('Only row 2 works.')).not.toBeInTheDocument();
});

it('shows neither ready nor busy on a machine without a row to vote for, before and after hydration', async () => {
  const hydrate = open(<Page isSetUp={false} />);
  await user.click(row(2));
  const expectNotSetUp = () => {
    expect(screen.getByText(words.NOT_SET_UP)).toBeVisible();
    expect(machine()).toHaveAttribute('data-state', 'unset');
    for (const state of [words.READY, words.BUSY]) expect(screen.queryByText(state)).not.toBeInTheDocument();
  };
  expectNotSetUp();
  hydrate();
  expectNotSetUp();
  expect(onPress).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

it('replays one vote however often the button was pressed, and is busy until then', async () => {
  const hydrate = open();
  await user.tripleClick(row(2));
  await user.click(row(3));
  expect(screen.queryByText('Only row 2 works.')).not.toBeInTheDocument();
  expect(screen.getAllByText(words.BUSY)).toHaveLength(2); // one is the machine's state, one is the message
  expect(row(2)).toHaveAttribute('data-down');
  expect(machine()).toHaveAttribute('data-state', 'busy');
  hydrate();
  expect(machine()).toHaveAttribute('data-state', 'busy');
  expect(onPress.mock.calls).toEqual([[2]]);
  expect(screen.getAllByText(words.BUSY)).toHaveLength(1);
  expect(errors).toEqual([]);
});

it('says that the network is slow when hydration takes long', () => {
  jest.useFakeTimers();
  const hydrate = open();
  row(2).click();
  jest.advanceTimersByTime(5_000);
  expect(screen.getByText(words.NET_SLOW)).toBeVisible();
  hydrate();
  expect(screen.queryByText(words.NET_SLOW)).not.toBeInTheDocument();
});

it('replays a press or a choice elsewhere on the page', async () => {
  const hydrate = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  hydrate();
  expect(onShare).toHaveBeenCalledTimes(1);
  const hydrateAgain = open();
  await user.selectOptions(screen.getByRole('combobox'), 'hi');
  hydrateAgain();
  expect(onLanguage.mock.calls).toEqual([['hi']]);
  expect(onPress).not.toHaveBeenCalled();
});

it('replays a vote when React later renders the machine from scratch', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const [root] = document.body.children as HTMLCollectionOf<HTMLElement>;
  if (!root) throw new Error('There is no root.');
  const stopAnswering = answerPressesBeforeHydration(root);
  row(2).click();
  root.innerHTML = '<p>Loading…</p>';
  stopAnswering()();
  expect(onPress).not.toHaveBeenCalled();
  root.replaceChildren();
  act(() => createRoot(root).render(<Page />));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(onPress.mock.calls).toEqual([[2]]);
});

it('replays a choice before a vote, and every press of another button', async () => {
  const hydrate = open();
  await user.selectOptions(screen.getByRole('combobox'), 'hi');
  await user.dblClick(screen.getByRole('button', { name: 'Share' }));
  await user.click(row(2));
  hydrate();
  expect(onLanguage.mock.calls).toEqual([['hi']]);
  expect(onShare).toHaveBeenCalledTimes(2);
  expect(onPress.mock.calls).toEqual([[2]]);
});

it('adds the page’s address to a server-rendered WhatsApp link only once', () => {
  const hydrate = open();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  link.click();
  expect(link.href).toBe(`https://wa.me/?text=Try%3A%20${encodeURIComponent('http://localhost/')}`);
  hydrate();
});

/** Presses a button and then hydrates the page. @returns The press that was in the tab's storage before hydration. */
async function pressAndLeave(): Promise<string> {
  const hydrate = open();
  await user.click(row(2));
  const kept = sessionStorage.getItem('demo-evm-press') ?? '';
  hydrate(); // removes the listeners, as leaving a real page does
  onPress.mockClear();
  return kept;
}

it('replays a waiting press after a reload of the page, once', async () => {
  sessionStorage.setItem('demo-evm-press', await pressAndLeave());
  const hydrate = open();
  expect(screen.getAllByText(words.BUSY)).toHaveLength(2);
  hydrate();
  expect(onPress.mock.calls).toEqual([[2]]);
});

it('removes a replayed press from the tab’s storage', async () => {
  const hydrate = open();
  await user.click(row(2));
  hydrate();
  open()();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('does not replay a press twice when the page came back from the browser’s cache', async () => {
  await pressAndLeave();
  open()();
  expect(onPress).not.toHaveBeenCalled();
});

it('drops a stored press after 20 seconds', async () => {
  sessionStorage.setItem('demo-evm-press', await pressAndLeave());
  const later = Date.now() + 20_001;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  open()();
  clock.mockRestore();
  expect(onPress).not.toHaveBeenCalled();
});

it('stops saying “please wait” when the watchdog reports a late App, but still replays the press', async () => {
  const hydrate = open();
  await user.click(row(2));
  fireEvent(window, new Event('demo-evm-late'));
  expect(screen.queryByText(words.BUSY)).not.toBeInTheDocument();
  expect(screen.getByText(words.READY)).toBeVisible();
  hydrate();
  expect(onPress.mock.calls).toEqual([[2]]);
});

it('does not say “please wait” when the watchdog’s panel is shown before the press', async () => {
  const hydrate = open();
  document.documentElement.dataset.late = '';
  await user.click(row(2));
  expect(screen.queryByText(words.BUSY)).not.toBeInTheDocument();
  delete document.documentElement.dataset.late;
  hydrate();
  expect(onPress.mock.calls).toEqual([[2]]);
});
