import { HIGHLIGHT_MS } from '@demo-evm/shared/domain';
import { screen, within } from '@testing-library/react';
import type { Sounds } from '../sound/sounds';
import { offerPageSlip } from './page-slip';
import { machine, openEarlyPage, pass, row, user } from './testing/early-page';

const SLIP = `<link rel="stylesheet" href="/slip.css">
  <div data-sound="assets/done.mp3">
    <dialog aria-labelledby="fate">
      <h2 id="fate" tabindex="-1" data-fate="counted">Rendered</h2><p>On polling day too.</p>
      <small data-address=""></small>
      <input hidden aria-label="Link">
      <a href="https://wa.me/?text=Try%3A%20">Send</a>
      <button data-does="copy">Copy</button>
      <button data-does="close">Again</button>
      <span role="status"></span>
    </dialog>
    <p hidden data-copied="">Copied.</p>
  </div>`;

const requests: string[] = [];
let vote: () => Promise<Response>;
let slip: () => Promise<Response>;

const COUNTED = () => Promise.resolve(Response.json({ demo_voting_count: 1, count: 1 }));

beforeEach(() => {
  jest.useFakeTimers();
  requests.length = 0;
  document.head.innerHTML = '';
  vote = COUNTED;
  slip = () => Promise.resolve(new Response(SLIP));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const address = url as string;
    requests.push(address.replace(/rid=.*/, 'rid'));
    if (address.includes('slip=')) return slip();
    return address.includes('increment') ? vote() : COUNTED();
  });
  jest.spyOn(console, 'error').mockImplementation(); // React logs attributes that differ from the HTML
});
afterEach(() => jest.useRealTimers());

const dialog = () => screen.findByRole('dialog');
const arriveStyles = () => document.querySelector('link')?.dispatchEvent(new Event('load'));

/**
 * Opens a page, votes, and waits until the lamp goes out. If `arrives` is false, the slip has not arrived by then.
 * @returns A function that hydrates the page.
 */
async function voteAndGetSlip({ arrives = true, voteIds = true } = {}) {
  const hydrate = openEarlyPage(undefined, { folder: '/', slip: 'sha256-x', voteIds });
  await user.click(row(2));
  const offered = offerPageSlip();
  await pass(0);
  if (arrives) {
    arriveStyles();
    await offered;
  }
  await pass(HIGHLIGHT_MS);
  return hydrate;
}

it('loads the script of the slip once, at the first vote, and checks its hash', async () => {
  openEarlyPage(undefined, { folder: '/', slip: 'sha256-x' });
  await user.click(row(1));
  expect(document.querySelector('script[src]')).toBeNull();
  await pass(HIGHLIGHT_MS);
  for (let presses = 0; presses < 2; presses += 1) {
    await user.click(row(2));
    await pass(HIGHLIGHT_MS);
  }
  const [script, ...more] = document.querySelectorAll<HTMLScriptElement>('script[src]');
  expect([script?.getAttribute('src'), script?.integrity]).toEqual(['/early-slip.js', 'sha256-x']);
  expect(more).toEqual([]);
});

it('opens the slip when the lamp goes out, in place of the message, and closes it to the pressed button', async () => {
  await voteAndGetSlip();
  expect(requests).toContain('/?slip=%2F&language=');
  expect(screen.getByRole('heading', { name: 'It counts.' })).toHaveFocus();
  expect(await dialog()).toHaveTextContent('localhost');
  expect(screen.getByRole('link', { name: 'Send' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=Try%3A%20${encodeURIComponent('http://localhost/')}`,
  );
  expect(within(document.body).getAllByText('It counts.')).toHaveLength(1);
  expect(globalThis.demoEvmHandover?.isBusy()).toBe(true);
  await user.click(screen.getByText('Again'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(row(2)).toHaveFocus();
  expect(machine()).not.toHaveAttribute('data-state');
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  expect(await dialog()).toBeVisible();
});

it.each([
  ['Esc', () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))],
  ['a press outside', () => user.click(screen.getByRole('dialog'))],
])('closes the slip by %s', async (_how, act) => {
  await voteAndGetSlip();
  await user.click(screen.getByRole('heading'));
  expect(await dialog()).toBeVisible();
  await act();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says in the slip that the vote waits, and then aloud that it is counted', async () => {
  vote = () => Promise.reject(new TypeError('Failed to fetch'));
  await voteAndGetSlip();
  expect(screen.getByRole('heading', { name: 'It waits.' })).toHaveAttribute('data-fate', 'waiting');
  expect(screen.getByText('On polling day too.')).not.toBeVisible();
  const say = jest.spyOn(globalThis.demoEvmHandover?.parts['sounds'] as Sounds, 'say');
  vote = COUNTED;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'It counts.' })).toHaveFocus();
  expect(screen.getByText('On polling day too.')).toBeVisible();
  expect(say.mock.calls).toEqual([['http://localhost/assets/done.mp3']]);
});

it('opens no slip for a vote that is refused, and removes an open one', async () => {
  vote = () => Promise.reject(new TypeError('Failed to fetch'));
  const hydrate = await voteAndGetSlip();
  vote = () => Promise.resolve(Response.json({ detail: 'EVM not found' }, { status: 404 }));
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('It is refused.')).toBeVisible();
  hydrate();
  await pass(0);
  expect(screen.getByText('Confirmed')).toBeVisible();
});

it.each([
  ['is refused', () => Promise.resolve(new Response('{}', { status: 404 }))],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is something else', () => Promise.resolve(new Response('<p>Log in to this hotspot</p>'))],
])('shows the message when the slip %s', async (_how, answer) => {
  slip = answer;
  await voteAndGetSlip();
  expect(screen.getByText('It counts.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open when the App comes, which shows no second confirmation, also after the slip is closed', async () => {
  const hydrate = await voteAndGetSlip();
  hydrate();
  await pass(0);
  expect(await dialog()).toBeVisible();
  expect(screen.queryByText('Confirmed')).toBeNull();
  await user.click(screen.getByText('Again'));
  expect(screen.queryByText('Confirmed')).toBeNull();
  await user.click(row(2));
  await pass(HIGHLIGHT_MS);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Confirmed')).toBeVisible();
});

it('is not opened, and draws nothing, when it arrives after the App', async () => {
  const hydrate = await voteAndGetSlip({ arrives: false });
  hydrate();
  await pass(0);
  arriveStyles();
  await pass(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(machine()).toHaveAttribute('data-state', 'busy');
});

it('copies the link and says so, or shows it where the browser refuses the clipboard', async () => {
  await voteAndGetSlip();
  await user.click(screen.getByText('Copy'));
  await pass(0);
  expect(within(await dialog()).getByRole('status')).toHaveTextContent('Copied.');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByText('Copy'));
  await pass(0);
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();
});

it('reports each press that shares the machine, until the App does', async () => {
  const hydrate = await voteAndGetSlip();
  const shares = () => requests.filter((url) => url.includes('/shares/'));
  await user.click(screen.getByText('Copy'));
  const link = screen.getByRole('link', { name: 'Send' });
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot open the link
  await user.click(link);
  expect(shares()).toEqual(['/api/evm/evm/shares/asha', '/api/evm/evm/shares/asha']);
  hydrate();
  await user.click(screen.getByText('Copy'));
  expect(shares()).toHaveLength(2);
});

it('reports no press to a server without vote ids', async () => {
  await voteAndGetSlip({ voteIds: false });
  await user.click(screen.getByText('Copy'));
  expect(requests.join()).not.toContain('/shares/');
});
