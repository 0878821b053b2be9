import { aMachine, createTestHost } from '@demo-evm/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { englishHost, findButton, openPage, serveVoting } from '../testing/open-voting';
import uiEn from '@demo-evm/shared/ui/translations/en.json';

const server = serveVoting();

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  server.machines.set('demo', aMachine({ vid: 'demo', evmsr: 3 }));
});

const setVisibility = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
afterEach(() => setVisibility('visible'));

/** Waits longer than the delay after which an open is reported. */
const afterDelay = () => new Promise((resolve) => setTimeout(resolve, 1_300));

it('reports one open of a machine, with the account’s token where somebody is logged in', async () => {
  const tokens: (string | null)[] = [];
  server.use(
    http.post('*/api/evm/evm/opens/demo', ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  window.localStorage.setItem('access_token', 'secret');
  openPage('/demo/demo', englishHost());
  await findButton(3);
  await waitFor(() => expect(tokens).toEqual(['Bearer secret']));
});

it('reports no open of a paused machine', async () => {
  server.machines.set('demo', { vid: 'demo', paused_at: '2026-11-22T06:00:00.000Z' });
  openPage('/demo/demo', englishHost());
  await screen.findByRole('alert');
  await afterDelay();
  expect(server.visits('demo')).toEqual([]);
});

it('reports no open before the page is visible', async () => {
  setVisibility('hidden');
  openPage('/demo/demo', englishHost());
  await findButton(3);
  await afterDelay();
  expect(server.visits('demo')).toEqual([]);
  setVisibility('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.visits('demo')).toEqual(['opens']));
});

it('reports no second open when the page is reloaded', async () => {
  const { unmount } = openPage('/demo/demo', englishHost());
  await waitFor(() => expect(server.visits('demo')).toEqual(['opens']));
  unmount();
  openPage('/demo/demo', englishHost());
  await findButton(3);
  await afterDelay();
  expect(server.visits('demo')).toEqual(['opens']);
});

it('reports another open after ten minutes, also if the tab has just opened another machine', async () => {
  window.sessionStorage.setItem('opened_demo', String(Date.now() - 11 * 60_000));
  window.sessionStorage.setItem('opened_other', String(Date.now()));
  openPage('/demo/demo', englishHost());
  await waitFor(() => expect(server.visits('demo')).toEqual(['opens']));
});

it('reports each press that shares the machine', async () => {
  const { user } = openPage('/demo/demo', englishHost());
  await findButton(3);
  const link = await screen.findByRole('link', { name: /WhatsApp/ });
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot open the link
  expect(server.visits('demo')).not.toContain('shares');
  await user.click(link);
  await user.click(screen.getByRole('button', { name: uiEn.COPY_LINK }));
  const shares = () => server.visits('demo').filter((kind) => kind === 'shares');
  await waitFor(() => expect(shares()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: uiEn.SHARE })); // opens a dialog, because jsdom has no share sheet
  await screen.findByRole('dialog');
  expect(shares()).toHaveLength(2);
});

it('reports nothing to a server without vote ids', async () => {
  openPage('/demo/demo', createTestHost({ voteIds: false }, { language: 'en' }));
  await findButton(3);
  await afterDelay();
  expect(server.visits('demo')).toEqual([]);
});

it('reports nothing more to a server that does not know the call', async () => {
  let calls = 0;
  server.use(
    http.post('*/api/evm/evm/opens/demo', () => {
      calls += 1;
      return HttpResponse.json({ detail: 'Not Found' }, { status: 404 });
    }),
  );
  const { user } = openPage('/demo/demo', englishHost());
  await waitFor(() => expect(calls).toBe(1));
  await waitFor(() => expect(window.sessionStorage.getItem('visits_unknown')).not.toBeNull());
  await user.click(await screen.findByRole('button', { name: uiEn.COPY_LINK }));
  expect(server.visits('demo')).toEqual([]);
});
