import { HIGHLIGHT_MS } from '@demo-evm/shared/domain';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { screen } from '@testing-library/react';
import words from '../translations/en.json';
import { app, EarlyPage, errors, machine, openEarlyPage, pass, row, user } from './testing/early-page';

const sent: string[] = [];
const answers: (() => Promise<Response>)[] = [];

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  sent.length = answers.length = 0;
  globalThis.demoEvmHandover = undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, { body } = {}) => {
    sent.push(`${(url as string).replace(/rid=.*/, 'rid')}${typeof body === 'string' ? ' with a body' : ''}`);
    return answers.shift()?.() ?? Promise.resolve(Response.json({ demo_voting_count: 1, count: 1 }));
  });
  // React's development build logs attributes that differ from the HTML.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.useRealTimers());

const BOTH_VOTES = ['/api/evm/evm/increment_count/asha?rid', '/fn/count with a body'];

it('says at once that a row does nothing, and the App says it no second time', async () => {
  const hydrate = openEarlyPage();
  await user.click(row(1));
  expect(screen.getByText('Only row 2 works.')).toBeVisible();
  expect(row(1).closest('tr')).toHaveAttribute('data-look', 'refused');
  hydrate();
  expect(app.onCue).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
  await pass(HIGHLIGHT_MS);
  expect(row(1).closest('tr')).not.toHaveAttribute('data-look');
  expect(sent).toEqual([]);
});

it('shows neither ready nor busy on a machine without a row to vote for, before and after hydration', async () => {
  const hydrate = openEarlyPage(<EarlyPage isSetUp={false} />);
  await user.click(row(2));
  const expectNotSetUp = () => {
    expect(screen.getByText(words.NOT_SET_UP)).toBeVisible();
    expect(machine()).toHaveAttribute('data-state', 'unset');
    for (const state of [words.READY, words.BUSY]) expect(screen.queryByText(state)).not.toBeInTheDocument();
  };
  expectNotSetUp();
  hydrate();
  expectNotSetUp();
  expect(sent).toEqual([]);
  expect(errors).toEqual([]);
});

it('lights the lamp and sends one vote, however often and wherever the visitor presses', async () => {
  openEarlyPage();
  await user.tripleClick(row(2));
  await user.click(row(3));
  expect(row(2).closest('tr')).toHaveAttribute('data-look', 'lit');
  expect(screen.getByRole('img', { name: /light/i })).toBeInTheDocument();
  expect(screen.getByText(words.BUSY)).toBeVisible();
  expect(screen.getByText(words.VOTE_RECORDING)).toBeInTheDocument();
  expect(screen.queryByText('Only row 2 works.')).not.toBeInTheDocument();
  await pass(HIGHLIGHT_MS);
  expect(sent).toEqual(BOTH_VOTES);
  expect(row(2).closest('tr')).not.toHaveAttribute('data-look');
  expect(screen.getByText('It counts.')).toBeVisible();
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  expect(sent).toEqual([...BOTH_VOTES, ...BOTH_VOTES]);
});

it('says what becomes of a vote whose answer is late', async () => {
  const late: ((answer: Response) => void)[] = [];
  answers.push(() => new Promise((resolve) => late.push(resolve)));
  openEarlyPage();
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  expect(screen.getByText('It waits.')).toBeVisible();
  late[0]?.(Response.json({ demo_voting_count: 1 }));
  await pass(0);
  expect(screen.getByText('It counts.')).toBeVisible();
  expect(screen.queryByText('It waits.')).not.toBeInTheDocument();
});

it('says that the server has refused a vote', async () => {
  answers.push(() => Promise.resolve(Response.json({ detail: 'EVM not found' }, { status: 404 })));
  openEarlyPage();
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  expect(screen.getByText('It is refused.')).toBeVisible();
});

it('sends a waiting vote again, although the App never comes', async () => {
  for (let attempt = 0; attempt < 9; attempt += 1)
    answers.push(() => Promise.reject(new TypeError('Failed to fetch')));
  openEarlyPage();
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  expect(screen.getByText('It waits.')).toBeVisible();
  answers.length = 0;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(screen.getByText('It counts.')).toBeVisible();
});

it('hands a lit machine to the App, which confirms the vote and does not send it again', async () => {
  const hydrate = openEarlyPage();
  await user.click(row(2));
  await pass(HIGHLIGHT_MS / 2);
  hydrate();
  expect(machine()).toHaveAttribute('data-state', 'busy');
  expect(row(2).closest('tr')).toHaveAttribute('data-look', 'lit');
  expect(screen.getByText(words.BUSY)).toBeVisible();
  await pass(HIGHLIGHT_MS / 2);
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(app.onCue.mock.calls).toEqual([['confirmation', { phase: 'confirmed', serial: 2 }]]);
  expect(sent).toEqual(BOTH_VOTES);
  expect(errors).toEqual([]);
});

it('hands over a vote whose lamp has gone out, and the App confirms it', async () => {
  const hydrate = openEarlyPage();
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  expect(screen.getByText('It counts.')).toBeVisible();
  hydrate();
  await pass(0);
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(screen.queryByText('It counts.')).not.toBeInTheDocument();
  expect(machine()).toHaveAttribute('data-state', 'busy');
  expect(app.onCue).not.toHaveBeenCalled();
  expect(sent).toEqual(BOTH_VOTES);
});

it('sends a vote that is pressed while the App renders through the one queue', async () => {
  openEarlyPage();
  const shared = globalThis.demoEvmHandover?.parts['queue'] as VoteQueue;
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  expect(shared.getState().last?.fate).toBe('counted');
  expect(sent).toEqual(BOTH_VOTES);
});

it('is busy while a lamp is lit after a vote, and at no other time', async () => {
  openEarlyPage();
  const isBusy = () => globalThis.demoEvmHandover?.isBusy();
  await user.click(row(1));
  expect(isBusy()).toBe(false);
  await user.click(row(2));
  expect(isBusy()).toBe(true);
  await pass(HIGHLIGHT_MS);
  expect(isBusy()).toBe(false);
});

it('opens no confirmation on a machine without one', async () => {
  const hydrate = openEarlyPage(<EarlyPage end="ready" />);
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  hydrate();
  await pass(0);
  expect(screen.queryByText('Confirmed')).not.toBeInTheDocument();
  expect(screen.getByText(words.READY)).toBeVisible();
});

it('ends the pulse of the candidate’s button at the first touch, also after hydration', async () => {
  const hydrate = openEarlyPage();
  expect(row(2)).toHaveClass('calling');
  await user.click(row(1));
  expect(row(2)).not.toHaveClass('calling');
  hydrate();
  await pass(HIGHLIGHT_MS);
  expect(row(2)).not.toHaveClass('calling');
});

it('gives its machine only to the App of its own release', async () => {
  const hydrate = openEarlyPage(<EarlyPage />, { folder: '/mfe-voting/another/' });
  await user.click(row(2));
  hydrate();
  await pass(HIGHLIGHT_MS);
  expect(app.onCue).not.toHaveBeenCalled();
  expect(sent).toEqual(BOTH_VOTES);
});

it('gives its machine once', async () => {
  openEarlyPage()();
  expect(globalThis.demoEvmHandover).toBeUndefined();
});

it('replays a press elsewhere on the page', async () => {
  const hydrate = openEarlyPage();
  await user.click(screen.getByRole('button', { name: words.SHARE }));
  hydrate();
  expect(app.onShare).toHaveBeenCalledTimes(1);
});

it('replays a choice of language that was made while the lamp was lit, and the page is not loaded again', async () => {
  const hydrate = openEarlyPage();
  await user.click(row(2));
  await user.selectOptions(screen.getByRole('combobox'), 'hi');
  hydrate();
  expect(app.onLanguage.mock.calls).toEqual([['hi']]);
  await pass(HIGHLIGHT_MS);
  expect(console.error).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' }));
});

it('replays a choice where the address sets the language, and every press of another button', async () => {
  const hydrate = openEarlyPage(<EarlyPage />, { isSetByAddress: true });
  await user.selectOptions(screen.getByRole('combobox'), 'hi');
  await user.dblClick(screen.getByRole('button', { name: words.SHARE }));
  hydrate();
  expect(app.onLanguage.mock.calls).toEqual([['hi']]);
  expect(app.onShare).toHaveBeenCalledTimes(2);
});

it('adds the page’s address to a server-rendered WhatsApp link, and the App does not add it again', () => {
  const hydrate = openEarlyPage();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  const whole = `https://wa.me/?text=Try%3A%20${encodeURIComponent('http://localhost/')}`;
  expect(link.href).toBe(whole);
  hydrate();
  expect(link.href).toBe(whole);
});
