import { SLOW_NETWORK_NOTICE_MS } from '@demo-evm/shared/domain';
import { createTexts } from '@demo-evm/shared/i18n';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { NetworkNote } from '../network/network-note';
import { Prompt } from '../prompt/prompt';
import words from '../translations/en.json';
import { runEarlyNote } from './early-note';

const texts = createTexts('en', { en: words, hi: {}, mr: {} });
const WAITS = words.VOTE_WAITING;

/** The card above a machine. @param waiting How many votes wait when the App runs. */
const card = (waiting = 0) => (
  <I18nextProvider i18n={texts}>
    <Prompt status={<NetworkNote waiting={waiting} />}>Press the button.</Prompt>
  </I18nextProvider>
);

/** Renders the card as the server does, and runs the page's script. */
function openCard(page = card()) {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const line = root.querySelector('[role=status]');
  const note = runEarlyNote(root);
  const errors: unknown[] = [];
  return {
    note,
    errors,
    says: () => line?.textContent,
    hydrate: () => {
      act(() => void hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) }));
      act(note.stop);
    },
  };
}

function goOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('says that the network is slow when the App is late, and no longer when the App has come', () => {
  const { says, hydrate, errors } = openCard();
  expect(says()).toBe('');
  jest.advanceTimersByTime(SLOW_NETWORK_NOTICE_MS);
  expect(says()).toBe(words.NET_SLOW);
  hydrate();
  expect(says()).toBe('');
  expect(errors).toEqual([]);
});

it('does not say that the network is slow when the App has come in time', () => {
  const { says, hydrate } = openCard();
  hydrate();
  jest.advanceTimersByTime(SLOW_NETWORK_NOTICE_MS);
  expect(says()).toBe('');
});

it('says that the browser is offline, at once and at each change, and the App goes on saying it', () => {
  goOnline(false);
  const { says, hydrate, errors } = openCard();
  expect(says()).toBe(words.NET_OFFLINE);
  goOnline(true);
  expect(says()).toBe('');
  goOnline(false);
  expect(says()).toBe(words.NET_OFFLINE);
  hydrate();
  expect(says()).toBe(words.NET_OFFLINE);
  expect(errors).toEqual([]);
  act(() => goOnline(true));
  expect(says()).toBe('');
});

it('says that votes wait rather than that the network is slow, and the App goes on saying it', () => {
  const { says, note, hydrate, errors } = openCard(card(1));
  jest.advanceTimersByTime(SLOW_NETWORK_NOTICE_MS);
  note.sayWaiting(WAITS);
  expect(says()).toBe(WAITS);
  goOnline(false);
  expect(says()).toBe(words.NET_OFFLINE);
  goOnline(true);
  hydrate();
  expect(says()).toBe(WAITS);
  expect(errors).toEqual([]);
});

it('shows the picture of a missing network only with the text that the browser is offline', () => {
  goOnline(false);
  const { note } = openCard();
  expect(document.querySelector('.offline')).toHaveTextContent(words.NET_OFFLINE);
  goOnline(true);
  note.sayWaiting(WAITS);
  expect(document.querySelector('.note')).toHaveTextContent(WAITS);
  expect(document.querySelector('.offline')).toBeNull();
});
