import { READY } from '@demo-evm/shared/domain';
import { createTexts } from '@demo-evm/shared/i18n';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import words from '../translations/en.json';
import { BallotUnit } from './ballot-unit';
import { answerFirstPress } from './first-press';

const onPress = jest.fn();
const onShare = jest.fn();
const onLanguage = jest.fn();
const candidate = { party: { text: 'Sample Party' }, photo: null, symbol: null };
const texts = createTexts('en', { en: words, hi: {}, mr: {} });

/** @param isSetUp has the machine a candidate's row? */
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
        id="machine"
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

/** The page as the site host drew it. @returns makes it the App's */
function open(page = <Page />) {
  errors.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const [root] = document.body.children as HTMLCollectionOf<HTMLElement>;
  if (!root) throw new Error('There is no root.');
  const takeOver = answerFirstPress(root);
  return () => {
    act(() => void hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) }));
    const replay = takeOver();
    act(replay);
  };
}

const row = (serial: number) => screen.getByRole('button', { name: new RegExp(`serial no\\. ${serial}`) });
const user = userEvent.setup();

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(); // of classes that differ; what visitors run leaves them
});
afterEach(() => jest.useRealTimers());

it('says at once that a row does nothing, and gives nothing of it to the App', async () => {
  const arrive = open();
  await user.click(row(1));
  expect(screen.getByText('Only row 2 works.')).toBeVisible();
  expect(row(1).parentElement?.querySelector('svg')).toHaveClass('refused');
  arrive();
  expect(onPress).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
  await user.click(row(3));
  expect(screen.queryByText('Only row 2 works.')).not.toBeInTheDocument();
});

it('is never ready nor busy, before or after the App runs, on a machine without a row for votes', async () => {
  const arrive = open(<Page isSetUp={false} />);
  await user.click(row(2));
  const expectNotSetUp = () => {
    expect(screen.getByText('Not set up')).toHaveClass('unset');
    expect(screen.getByText('Not set up')).not.toHaveClass('busy');
    expect(screen.queryByText(/^Ready$|^Please wait$/)).not.toBeInTheDocument();
  };
  expectNotSetUp();
  arrive();
  expectNotSetUp();
  expect(onPress).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

it('gives a vote to the App once, however often it was pressed, and is busy until then', async () => {
  const arrive = open();
  await user.tripleClick(row(2));
  await user.click(row(3));
  expect(screen.queryByText('Only row 2 works.')).not.toBeInTheDocument();
  expect(screen.getAllByText('Please wait')).toHaveLength(2); // the machine's state, and what is said
  expect(row(2)).toHaveClass('down');
  arrive();
  expect(onPress.mock.calls).toEqual([[2]]);
  expect(screen.getAllByText('Please wait')).toHaveLength(1);
  expect(errors).toEqual([]);
});

it('says that the network is slow when the App does not come', () => {
  jest.useFakeTimers();
  const arrive = open();
  row(2).click();
  jest.advanceTimersByTime(5_000);
  expect(screen.getByText('The network is slow. Please wait.')).toBeVisible();
  arrive();
  expect(screen.queryByText('The network is slow. Please wait.')).not.toBeInTheDocument();
});

it('gives the App what was pressed or chosen last elsewhere', async () => {
  const share = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  share();
  expect(onShare).toHaveBeenCalledTimes(1);
  const choose = open();
  await user.selectOptions(screen.getByRole('combobox'), 'hi');
  choose();
  expect(onLanguage.mock.calls).toEqual([['hi']]);
  expect(onPress).not.toHaveBeenCalled();
});

it('gives a vote to an App that had to draw the machine anew, and later', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const [root] = document.body.children as HTMLCollectionOf<HTMLElement>;
  if (!root) throw new Error('There is no root.');
  const takeOver = answerFirstPress(root);
  row(2).click();
  root.innerHTML = '<p>Loading…</p>';
  takeOver()();
  expect(onPress).not.toHaveBeenCalled();
  root.replaceChildren();
  act(() => createRoot(root).render(<Page />));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(onPress.mock.calls).toEqual([[2]]);
});

it('keeps a choice that was made before a vote, and what was pressed twice', async () => {
  const arrive = open();
  await user.selectOptions(screen.getByRole('combobox'), 'hi');
  await user.dblClick(screen.getByRole('button', { name: 'Share' }));
  await user.click(row(2));
  arrive();
  expect(onLanguage.mock.calls).toEqual([['hi']]);
  expect(onShare).toHaveBeenCalledTimes(2);
  expect(onPress.mock.calls).toEqual([[2]]);
});

it('completes a link for WhatsApp, which was drawn without an address, once', () => {
  const arrive = open();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  link.click();
  expect(link.href).toBe(`https://wa.me/?text=Try%3A%20${encodeURIComponent('http://localhost/')}`);
  arrive();
});

/** Presses while the App is not there, and leaves the page. @returns what the tab then keeps */
async function pressAndLeave(): Promise<string> {
  const arrive = open();
  await user.click(row(2));
  const kept = sessionStorage.getItem('demo-evm-press') ?? '';
  arrive(); // a page that is left listens no more; this one has to be ended
  onPress.mockClear();
  return kept;
}

it('keeps a press that waits when the page is loaded anew, once', async () => {
  sessionStorage.setItem('demo-evm-press', await pressAndLeave());
  const arrive = open();
  expect(screen.getAllByText('Please wait')).toHaveLength(2);
  arrive();
  expect(onPress.mock.calls).toEqual([[2]]);
});

it('keeps no press that the App has been given', async () => {
  const arrive = open();
  await user.click(row(2));
  arrive();
  open()();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('forgets a press when a page that was left comes back and gives it to the App', async () => {
  await pressAndLeave();
  open()();
  expect(onPress).not.toHaveBeenCalled();
});

it('forgets a kept press after 20 seconds', async () => {
  sessionStorage.setItem('demo-evm-press', await pressAndLeave());
  const later = Date.now() + 20_001;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  open()();
  clock.mockRestore();
  expect(onPress).not.toHaveBeenCalled();
});

it('tells nobody to wait any longer once the page says that the App is late, and keeps the press for it', async () => {
  const arrive = open();
  await user.click(row(2));
  fireEvent(window, new Event('demo-evm-late'));
  expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
  expect(screen.getByText('Ready')).toBeVisible();
  arrive();
  expect(onPress.mock.calls).toEqual([[2]]);
});

it('tells nobody to wait who presses when the panel is there already', async () => {
  const arrive = open();
  document.documentElement.dataset.late = '';
  await user.click(row(2));
  expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
  delete document.documentElement.dataset.late;
  arrive();
  expect(onPress.mock.calls).toEqual([[2]]);
});
