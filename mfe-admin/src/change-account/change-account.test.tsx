import { createTestHost } from '@demo-evm/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findMessage, openDashboard } from '../testing/open-admin';
import { accountHandlers, NEW_TOKEN, type FakeAccount } from '../testing/serve-account';
import { EMAIL, PASSWORD, serveAdmin, TOKEN } from '../testing/serve-admin';
import changeAccountEn from './texts/en.json';
import en from '../translations/en.json';

const server = serveAdmin();
let account: FakeAccount;

beforeEach(() => {
  account = { details: { client_name: 'Asha Office', email: EMAIL, phone_no: '98 765' }, calls: [] };
  server.use(...accountHandlers(account));
});

async function openAccount() {
  const host = createTestHost({}, { access_token: TOKEN });
  const page = await openDashboard(host);
  const open = await screen.findByRole('button', { name: changeAccountEn.ACCOUNT_TITLE });
  await page.user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: changeAccountEn.ACCOUNT_TITLE }));
  const retype = async (label: string, text: string) => {
    await page.user.clear(dialog.getByLabelText(label));
    await page.user.type(dialog.getByLabelText(label), text);
  };
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }));
  return { ...page, host, open, dialog, retype, press };
}

/** The calls that changed something. */
const changes = () => account.calls.filter(([method]) => method !== 'GET');

it('a new name and phone number are saved without a password, and the header shows the name', async () => {
  const { open, dialog, retype, press } = await openAccount();
  expect(dialog.getByLabelText(en.AUTH_PHONE)).toHaveValue('98 765');
  await retype('Full name', 'Asha Namune');
  await retype('Phone number (optional)', ' ');
  await press('Save');
  await findMessage(en.MSG_ACCOUNT_SAVED);
  expect(changes()).toEqual([['PUT', '', { client_name: 'Asha Namune', phone_no: '' }]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(open).toHaveFocus();
  expect(screen.getByText('Asha Namune', { selector: 'header b' })).toBeVisible();
});

it('a new e-mail asks for the password, and says when the password is wrong', async () => {
  const { user, dialog, retype, press } = await openAccount();
  await retype('Email', 'new@example.org');
  const password = dialog.getAllByLabelText('Current password')[0] as HTMLElement;
  await press('Save');
  await waitFor(() => expect(password).toBeInvalid());
  expect(changes()).toEqual([]);
  await user.type(password, 'wrong password');
  await press('Save');
  expect(await dialog.findByText(changeAccountEn.ACCOUNT_WRONG_PASSWORD)).toBeVisible();
  await user.clear(password);
  await user.type(password, PASSWORD);
  await press('Save');
  expect(await screen.findByText('new@example.org')).toBeVisible();
});

it('a new password keeps this browser logged in with a new token', async () => {
  const { user, host, dialog, press } = await openAccount();
  server.use(http.get('*/api/evm/', () => HttpResponse.json({ ...server.machine }))); // accepts any token
  await press('Change password');
  await waitFor(() => expect(dialog.getByLabelText(changeAccountEn.ACCOUNT_NEW_PASSWORD)).toBeInvalid());
  await user.type(dialog.getByLabelText(changeAccountEn.ACCOUNT_CURRENT_PASSWORD), PASSWORD);
  await user.type(dialog.getByLabelText(changeAccountEn.ACCOUNT_NEW_PASSWORD), 'short');
  await press('Change password');
  expect(await dialog.findAllByText(/At least 8 characters/)).not.toHaveLength(0);
  expect(changes()).toEqual([]);
  await user.type(dialog.getByLabelText(changeAccountEn.ACCOUNT_NEW_PASSWORD), ' but longer');
  await press('Change password');
  await findMessage(en.MSG_PASSWORD_CHANGED);
  expect(changes()).toEqual([
    ['PUT', '/password', { current_password: PASSWORD, new_password: 'short but longer' }],
  ]);
  expect(host.session.getState().token).toBe(NEW_TOKEN);
});

it('a logout everywhere ends the session of this browser too', async () => {
  const { host, press } = await openAccount();
  await press('Log out everywhere');
  await findMessage(en.MSG_LOGGED_OUT_EVERYWHERE);
  expect(changes()).toEqual([['POST', '/log-out-everywhere', null]]);
  expect(host.session.getState().token).toBeNull();
});

it('a failure is said inside the dialog, and a refused token ends the session', async () => {
  const { dialog, press } = await openAccount();
  server.use(http.post('*/api/account/log-out-everywhere', () => HttpResponse.error()));
  await press('Log out everywhere');
  expect(await dialog.findByText(/The server could not be reached/)).toBeVisible();
  server.use(
    http.post('*/api/account/log-out-everywhere', () => HttpResponse.json({ detail: 'x' }, { status: 401 })),
  );
  await press('Log out everywhere');
  await findMessage(en.AUTH_SESSION_ENDED);
});

it.each([
  ['refuses the token', () => HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 })],
  ['has logged out everywhere', () => new HttpResponse(null, { status: 204 })],
])('a new session goes on when a late answer to the old one %s', async (_what, answer) => {
  const { host, press } = await openAccount();
  server.use(http.get('*/api/evm/', () => HttpResponse.json({ ...server.machine }))); // accepts any token
  const asked = jest.fn();
  let answerNow: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answerNow = resolve));
  server.use(
    http.post('*/api/account/log-out-everywhere', async () => {
      asked();
      await late;
      return answer();
    }),
  );
  await press('Log out everywhere');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  act(() => host.session.setToken('token-of-another-login'));
  answerNow();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(host.session.getState().token).toBe('token-of-another-login');
});

it('a logout ends the token on the server', async () => {
  const { user, press } = await openAccount();
  await press('Close');
  await user.click(screen.getByRole('button', { name: en.AUTH_LOGOUT }));
  await screen.findByRole('heading', { name: en.AUTH_LOGIN_TITLE });
  await waitFor(() => expect(changes()).toEqual([['POST', '/log-out', null]]));
});

describe('the data of an account', () => {
  /** The files that the page has made the browser save. */
  let saved: { name: string; text: Promise<string> }[];

  beforeEach(() => {
    saved = [];
    const files = new Map<string, Blob>();
    URL.createObjectURL = (file: Blob) => {
      files.set(`blob:${files.size}`, file);
      return `blob:${files.size - 1}`;
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file) saved.push({ name: this.download, text: new Response(file).text() });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is downloaded as a JSON file', async () => {
    const { press } = await openAccount();
    await press('Download my data');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('demo-evm-account.json');
    expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual({ account: account.details });
  });

  it('is deleted with the password, after the dialog has said what goes and offered the download', async () => {
    const { user, host, press } = await openAccount();
    await press('Delete account…');
    const dialog = within(await screen.findByRole('dialog', { name: changeAccountEn.DELETE_TITLE }));
    expect(
      dialog.getByText(/Printed posters then lead nowhere, and anybody can take the links/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: changeAccountEn.DATA_DOWNLOAD }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const remove = () => user.click(dialog.getByRole('button', { name: changeAccountEn.DELETE_YES }));
    await remove();
    await waitFor(() =>
      expect(dialog.getByLabelText(changeAccountEn.ACCOUNT_CURRENT_PASSWORD)).toBeInvalid(),
    );
    expect(changes()).toEqual([]);
    await user.type(dialog.getByLabelText(changeAccountEn.ACCOUNT_CURRENT_PASSWORD), 'wrong password');
    await remove();
    expect(await dialog.findByText(changeAccountEn.ACCOUNT_WRONG_PASSWORD)).toBeVisible();
    await user.clear(dialog.getByLabelText(changeAccountEn.ACCOUNT_CURRENT_PASSWORD));
    await user.type(dialog.getByLabelText(changeAccountEn.ACCOUNT_CURRENT_PASSWORD), PASSWORD);
    await remove();
    await findMessage(en.MSG_ACCOUNT_DELETED);
    expect(changes().at(-1)).toEqual(['POST', '/delete', { password: PASSWORD }]);
    expect(host.session.getState().token).toBeNull();
  });

  it('is kept when the user goes back, and so is what was typed', async () => {
    const { user, retype, press } = await openAccount();
    await retype('Full name', 'Asha Namune');
    await retype('New password', 'long enough too');
    await press('Delete account…');
    const question = within(await screen.findByRole('dialog', { name: changeAccountEn.DELETE_TITLE }));
    await user.click(question.getByRole('button', { name: changeAccountEn.DELETE_KEEP }));
    const dialog = within(await screen.findByRole('dialog', { name: changeAccountEn.ACCOUNT_TITLE }));
    expect(dialog.getByLabelText(en.AUTH_FULL_NAME)).toHaveValue('Asha Namune');
    expect(dialog.getByLabelText(changeAccountEn.ACCOUNT_NEW_PASSWORD)).toHaveValue('long enough too');
    expect(changes()).toEqual([]);
  });

  it('says why it cannot be downloaded', async () => {
    const { dialog, press } = await openAccount();
    server.use(http.get('*/api/account/export', () => HttpResponse.error()));
    await press('Download my data');
    expect(await dialog.findByText(/The server could not be reached/)).toBeVisible();
  });
});

it('a server without these calls is asked once, and the page shows no button', async () => {
  account.details = null;
  const asked = jest.fn();
  server.use(
    http.all('*/api/account*', () => {
      asked();
      return HttpResponse.json({ detail: 'Not found' }, { status: 404 });
    }),
  );
  const { unmount } = await openDashboard();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  unmount();
  const { user } = await openDashboard();
  expect(screen.queryByRole('button', { name: changeAccountEn.ACCOUNT_TITLE })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: en.AUTH_LOGOUT }));
  await screen.findByRole('heading', { name: en.AUTH_LOGIN_TITLE });
  expect(asked).toHaveBeenCalledTimes(1);
});
