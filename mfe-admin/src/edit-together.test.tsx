import { createTestHost } from '@demo-evm/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDashboard } from './testing/open-admin';
import { serveAdmin, TOKEN } from './testing/serve-admin';
import en from './translations/en.json';

const server = serveAdmin();

const PARTY = 'Party name';
const update = () => screen.getByRole('button', { name: en.DASH_UPDATE });
const retype = async ({ user }: Awaited<ReturnType<typeof openDashboard>>, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};
const somebodyChanges = (changes: object) => {
  server.machine = { ...server.machine, ...changes };
};

it('a field that only somebody else changed is taken over, and the message names it', async () => {
  const page = await openDashboard();
  somebodyChanges({ sname: 'Their Party' });
  await retype(page, 'Section name', 'My City');
  await page.user.click(update());
  expect(await screen.findByText(/^EVM details updated successfully! .*: Party name\.$/)).toBeVisible();
  expect(server.machine).toMatchObject({ sname: 'Their Party', entity_subtitle: 'My City' });
  expect(screen.getByLabelText(PARTY)).toHaveValue('Their Party');
});

describe('a field that both changed', () => {
  async function meetConflict() {
    const page = await openDashboard();
    somebodyChanges({ sname: 'Their Party' });
    await retype(page, PARTY, 'My Party');
    await page.user.click(update());
    const dialog = within(await screen.findByRole('dialog', { name: en.MERGE_TITLE }));
    expect(server.sentTo('evm')).toEqual([]);
    return { ...page, field: within(dialog.getByRole('group', { name: PARTY })), dialog };
  }

  it.each([
    [/Yours/, 'My Party'],
    [/Theirs/, 'Their Party'],
  ])('is asked about, and %s is published when it is chosen', async (choice, published) => {
    const { user, field, dialog } = await meetConflict();
    expect(field.getByRole('radio', { name: /My Party/ })).toBeChecked();
    await user.click(field.getByRole('radio', { name: choice }));
    await user.click(dialog.getByRole('button', { name: en.MERGE_PUBLISH }));
    expect(await screen.findByText(/^EVM details updated successfully!/)).toBeVisible();
    expect(server.machine.sname).toBe(published);
    expect(screen.getByLabelText(PARTY)).toHaveValue(published);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not sent when the question is cancelled, and the next update asks again', async () => {
    const { user, dialog } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: en.CANCEL }));
    expect(screen.getByLabelText(PARTY)).toHaveValue('My Party');
    await waitFor(() => expect(update()).toBeEnabled());
    await user.click(update());
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(server.sentTo('evm')).toEqual([]);
  });
});

it('a draft remembers what its changes began with, so a reload loses nobody’s change', async () => {
  const host = createTestHost({}, { access_token: TOKEN });
  const first = await openDashboard(host);
  await retype(first, PARTY, 'My Party');
  first.unmount();
  somebodyChanges({ sname: 'Their Party' });
  const { user } = await openDashboard(host);
  expect(screen.getByLabelText(PARTY)).toHaveValue('My Party');
  await user.click(update());
  expect(await screen.findByRole('radio', { name: /Their Party/ })).toBeInTheDocument();
  expect(server.sentTo('evm')).toEqual([]);
});

it('an update is not sent when the machine cannot be read again', async () => {
  const { user } = await openDashboard();
  server.use(http.get('*/api/evm/', () => HttpResponse.error()));
  await user.click(update());
  expect(await screen.findByText(/^Failed to Update EVM Demo Info: The server could not/)).toBeVisible();
  expect(server.sentTo('evm')).toEqual([]);
});

describe('a logout while an update is on its way', () => {
  it.each([
    ['then logs out', 200],
    ['asks when the update has failed', 500],
  ])('waits for the update, and %s', async (_title, status) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.put('*/api/evm/', async ({ request }) => {
        const body = (await request.json()) as object;
        await held;
        return HttpResponse.json({ ...server.machine, ...body }, { status });
      }),
    );
    const page = await openDashboard();
    await retype(page, PARTY, 'My Party');
    await page.user.click(update());
    await page.user.click(screen.getByRole('button', { name: en.AUTH_LOGOUT }));
    expect(screen.getByText(/You will be logged out afterwards/)).toBeVisible();
    expect(page.host.session.getState().token).toBe(TOKEN);
    answer();
    if (status === 200) await waitFor(() => expect(page.host.session.getState().token).toBeNull());
    else expect(await screen.findByRole('dialog', { name: en.LEAVE_TITLE })).toBeVisible();
  });
});
