import { formatMoment } from '@demo-evm/shared/domain';
import { createTestHost } from '@demo-evm/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findMessage, openDashboard } from './testing/open-admin';
import { serveAdmin, TOKEN } from './testing/serve-admin';
import pauseMachineEn from './pause-machine/texts/en.json';
import en from './translations/en.json';

const server = serveAdmin();

const SINCE = formatMoment(new Date('2026-11-22T14:30:00Z'), 'en');

const button = (name: string) => screen.getByRole('button', { name });
const openPause = async () => {
  server.machine = { ...server.machine, paused_at: null };
  const page = await openDashboard();
  await page.user.click(button('Pause'));
  const dialog = within(await screen.findByRole('dialog', { name: pauseMachineEn.PAUSE_TITLE }));
  return { ...page, dialog };
};

it('asks before a pause, says since when the machine is paused, and goes live again', async () => {
  const { user, dialog } = await openPause();
  expect(dialog.getByText(/will see that the campaign is taking a break/)).toBeVisible();
  expect(server.sentTo('pause')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: pauseMachineEn.PAUSE_YES }));
  expect(await screen.findByText(en.DASH_PAUSED)).toBeVisible();
  expect(screen.getByText(new RegExp(`^Paused since ${SINCE}\\.`))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(button('Go live again'));
  await findMessage(en.MSG_LIVE);
  expect(screen.getByText(en.DASH_ACTIVE)).toBeVisible();
  expect(screen.queryByText(/^Paused since/)).not.toBeInTheDocument();
  expect(server.sentTo('pause')).toEqual([{ paused: true }, { paused: false }]);
  expect(button('Pause')).toHaveFocus(); // the button that said "Go live again"
});

it('a pause that was cancelled sends nothing', async () => {
  const { user, dialog } = await openPause();
  await user.click(dialog.getByRole('button', { name: en.CANCEL }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.sentTo('pause')).toEqual([]);
});

it('a pause that fails says why in the dialog, and an end of the pause that fails says it in a message', async () => {
  const { user, dialog } = await openPause();
  server.use(http.put('*/api/evm/pause', () => HttpResponse.error()));
  await user.click(dialog.getByRole('button', { name: pauseMachineEn.PAUSE_YES }));
  expect(await dialog.findByText(/^This could not be changed: The server could not/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: en.CANCEL }));
  expect(screen.getByText(en.DASH_ACTIVE)).toBeVisible();
});

it('an end of the pause that fails says it in a message, and the machine stays paused', async () => {
  server.machine = { ...server.machine, paused_at: '2026-11-22T14:30:00Z' };
  const { user } = await openDashboard();
  server.use(http.put('*/api/evm/pause', () => HttpResponse.error()));
  await user.click(button('Go live again'));
  expect(await screen.findByText(/^This could not be changed: /)).toBeVisible();
  expect(screen.getByText(en.DASH_PAUSED)).toBeVisible();
});

it('an ended session leads to the login', async () => {
  server.machine = { ...server.machine, paused_at: '2026-11-22T14:30:00Z' };
  const host = createTestHost({}, { access_token: TOKEN });
  const { user } = await openDashboard(host);
  server.use(http.put('*/api/evm/pause', () => HttpResponse.json({ detail: 'no' }, { status: 401 })));
  await user.click(button('Go live again'));
  await waitFor(() => expect(host.session.getState().token).toBeNull());
});

it('nothing is offered where the server does not know of pauses and versions', async () => {
  await openDashboard();
  expect(screen.getByText(en.DASH_ACTIVE)).toBeVisible();
  for (const name of ['Pause', 'Go live again', 'Earlier versions'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
