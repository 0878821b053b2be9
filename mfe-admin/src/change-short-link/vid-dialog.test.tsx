import { createTestHost } from '@demo-evm/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDashboard } from '../testing/open-admin';
import { serveAdmin, TOKEN } from '../testing/serve-admin';
import en from '../translations/en.json';
import changeShortLinkEn from './texts/en.json';

const server = serveAdmin();

/**
 * Answers the public call for a machine. `machines` maps each short link to the present short link of the same machine.
 */
function serveMachines(machines: Readonly<Record<string, string>>) {
  server.use(
    http.get<{ id: string }>('*/api/evm/evm/:id', ({ params: { id } }) => {
      const vid = machines[id];
      return HttpResponse.json(vid === undefined ? null : { vid });
    }),
  );
}

async function openDialog() {
  const page = await openDashboard(createTestHost({}, { access_token: TOKEN }));
  await page.user.click(screen.getByRole('button', { name: en.DASH_CHANGE_LINK }));
  const dialog = within(await screen.findByRole('dialog', { name: en.DASH_CHANGE_LINK }));
  return { ...page, dialog, input: dialog.getByLabelText(en.VID_NEW) };
}

it.each([
  ['asha-21', 'This link is free.'],
  ['asha-old', 'This link already leads here.'],
  ['ward-21', 'This link is taken. Try another.'],
])('says about "%s" before it is sent: %s', async (vid, sentence) => {
  serveMachines({ 'asha-old': 'asha', 'ward-21': 'rival' });
  const { user, dialog, input } = await openDialog();
  expect(input).toHaveFocus();
  await user.type(input, vid);
  expect(dialog.getByText(en.VID_CHECKING)).toBeVisible();
  await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(sentence)));
});

it('sends nothing that is taken', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  serveMachines({ 'ward-21': 'rival' });
  const { user, dialog, input } = await openDialog();
  await user.type(input, 'ward-21');
  await waitFor(() => expect(input).toBeInvalid());
  await user.click(dialog.getByRole('button', { name: en.SAVE }));
  expect(server.sentTo('vid')).toEqual([]);
  expect(warn).toHaveBeenCalledWith('The short link was not sent: taken.');
});

it('can be changed when the server does not say whether a link is free', async () => {
  server.use(http.get('*/api/evm/evm/:id', () => HttpResponse.error()));
  const { user, dialog, input } = await openDialog();
  await user.type(input, 'asha-21');
  await user.click(dialog.getByRole('button', { name: en.SAVE }));
  await waitFor(() => expect(server.sentTo('vid')).toEqual([{ vid: 'asha-21' }]));
});

it('shows a refusal at the field, until another link is typed', async () => {
  serveMachines({});
  server.use(
    http.put('*/api/evm/update-vid/', () =>
      HttpResponse.json({ detail: 'VID changed too often today' }, { status: 400 }),
    ),
  );
  const { user, dialog, input } = await openDialog();
  await user.type(input, 'asha-21');
  await user.click(dialog.getByRole('button', { name: en.SAVE }));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Try again tomorrow/));
  expect(input).toHaveFocus();
  expect(input).toBeInvalid();
  await user.type(input, 'x');
  expect(input).toBeValid();
  expect(dialog.queryByText(/Try again tomorrow/)).not.toBeInTheDocument();
});

it('lists the former links, and gives one up only after a warning', async () => {
  serveMachines({});
  server.machine = {
    ...server.machine,
    former_vids: [
      { vid: 'asha-old', since: new Date(2026, 9, 3, 0, 30).toISOString() },
      { vid: 'k7m2x9qa', since: '2026-09-12T10:00:00.000Z' },
    ],
  };
  const { user, dialog } = await openDialog();
  expect(dialog.getByText(/It will still lead here/)).toBeVisible();
  const links = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(links()).toEqual([
    expect.stringContaining('/demo/asha-oldsince 3 October 2026'),
    expect.stringContaining('/demo/k7m2x9qasince 12 September 2026'),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Give up /demo/asha-old' }));
  expect(dialog.getByText(/Anybody can take it then/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: changeShortLinkEn.VID_KEEP }));
  expect(server.sentTo('former')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Give up /demo/asha-old' }));
  await user.click(dialog.getByRole('button', { name: changeShortLinkEn.VID_GIVE_UP }));
  await waitFor(() => expect(links()).toEqual([expect.stringContaining('/demo/k7m2x9qa')]));
  expect(server.sentTo('former')).toEqual([{ vid: 'asha-old' }]);
});

it('says that the old link is lost with a server that keeps no former links', async () => {
  const { dialog } = await openDialog();
  expect(dialog.getByText(/It will no longer lead here/)).toBeVisible();
  expect(dialog.queryByRole('list')).not.toBeInTheDocument();
});

it.each([
  ['VID changed too often today', /can be changed 10 times a day/],
  ['Too many former VIDs', /Give one up first/],
])('explains the refusal "%s"', async (detail, sentence) => {
  serveMachines({});
  server.use(http.put('*/api/evm/update-vid/', () => HttpResponse.json({ detail }, { status: 400 })));
  const { user, dialog, input } = await openDialog();
  await user.type(input, 'asha-21');
  await user.click(dialog.getByRole('button', { name: en.SAVE }));
  expect(await dialog.findByText(sentence)).toHaveRole('alert');
});
