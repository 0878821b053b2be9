import { createTestHost } from '@demo-evm/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findMessage, openDashboard, openLoggedOut } from '../testing/open-admin';
import { EMAIL, serveAdmin, TOKEN } from '../testing/serve-admin';
import resetPasswordEn from './texts/en.json';
import en from '../translations/en.json';
import uiEn from '@demo-evm/shared/ui/translations/en.json';

const server = serveAdmin();
const LINK_TOKEN = 'Token_of-a-link';

/** The bodies of the calls for a forgotten password, oldest first. */
let sent: unknown[];

/** Makes the fake server know the calls. `refusal` is the detail with which it refuses the link. */
function serveResets({ byMail = true, refusal }: { byMail?: boolean; refusal?: string } = {}) {
  const asked = jest.fn();
  sent = [];
  const receive = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return refusal === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json({ detail: refusal }, { status: 400 });
  };
  server.use(
    http.get('*/api/forgot-password', () => {
      asked();
      return HttpResponse.json({ by_mail: byMail });
    }),
    http.post('*/api/forgot-password', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/reset-password', receive),
  );
  return asked;
}

const openLink = () => window.history.replaceState(null, '', `/auth?from=mail#reset=${LINK_TOKEN}`);
const resetDialog = async () =>
  within(await screen.findByRole('dialog', { name: resetPasswordEn.RESET_TITLE }));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a forgotten password', () => {
  it('gets a link in the language of the page, and the answer tells nothing about the account', async () => {
    serveResets();
    const { user } = openLoggedOut();
    await user.click(await screen.findByRole('button', { name: resetPasswordEn.FORGOT_OPEN }));
    const dialog = within(await screen.findByRole('dialog', { name: resetPasswordEn.FORGOT_OPEN }));
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.FORGOT_SEND }));
    await waitFor(() =>
      expect(dialog.getByLabelText(en.AUTH_EMAIL)).toHaveAccessibleDescription(en.VAL_REQUIRED),
    );
    await user.type(dialog.getByLabelText(en.AUTH_EMAIL), ` ${EMAIL} `);
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.FORGOT_SEND }));
    expect(await dialog.findByRole('status')).toHaveTextContent(
      `If ${EMAIL} has an account, a link is on its way.`,
    );
    expect(sent).toEqual([{ email: EMAIL, language: 'en' }]);
  });

  it('says that the server cannot be reached, and that there were too many attempts', async () => {
    serveResets();
    const { user } = openLoggedOut();
    await user.click(await screen.findByRole('button', { name: resetPasswordEn.FORGOT_OPEN }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(en.AUTH_EMAIL), EMAIL);
    server.use(http.post('*/api/forgot-password', () => HttpResponse.error()));
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.FORGOT_SEND }));
    expect(await dialog.findByText(/The server could not be reached/)).toBeVisible();
    server.use(http.post('*/api/forgot-password', () => HttpResponse.json({ detail: 'x' }, { status: 429 })));
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.FORGOT_SEND }));
    expect(await dialog.findByText(en.DETAIL_TOO_MANY)).toBeVisible();
  });

  it.each([
    ['does not send mails', () => HttpResponse.json({ by_mail: false })],
    ['does not know the call', () => HttpResponse.json({ detail: 'Not Found' }, { status: 404 })],
    ['answers with a page', () => HttpResponse.html('<!doctype html>')],
  ])('is not offered where the server %s, which is asked once', async (_what, answer) => {
    const asked = jest.fn();
    server.use(
      http.get('*/api/forgot-password', () => {
        asked();
        return answer();
      }),
    );
    const { unmount } = openLoggedOut();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(window.sessionStorage.getItem('mail_ability')).not.toBeNull());
    unmount();
    openLoggedOut();
    await screen.findByRole('button', { name: en.AUTH_LOGIN });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button', { name: resetPasswordEn.FORGOT_OPEN })).not.toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('the privacy note of the registration', () => {
  it('is there with a server of ours, with and without mails', async () => {
    serveResets({ byMail: false });
    const { user } = openLoggedOut();
    await user.click(await screen.findByRole('button', { name: 'New here? Register' }));
    expect(await screen.findByText(/They stay until you delete your account under “Account”/)).toBeVisible();
  });

  it('is not there with another server, of which it may be untrue', async () => {
    const { user } = openLoggedOut();
    await user.click(await screen.findByRole('button', { name: 'New here? Register' }));
    await waitFor(() => expect(window.sessionStorage.getItem('mail_ability')).toBe('unknown'));
    expect(screen.queryByText(/They stay until/)).not.toBeInTheDocument();
  });
});

describe('a link for a new password', () => {
  it('leaves the address bar at once, and sets the password', async () => {
    serveResets();
    openLink();
    const { user } = openLoggedOut();
    expect(window.location.href).toMatch(/\/auth\?from=mail$/);
    const dialog = await resetDialog();
    await user.type(dialog.getByLabelText(resetPasswordEn.ACCOUNT_NEW_PASSWORD), 'short');
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.RESET_SET }));
    await waitFor(() => expect(dialog.getByLabelText(resetPasswordEn.ACCOUNT_NEW_PASSWORD)).toBeInvalid());
    await user.type(dialog.getByLabelText(resetPasswordEn.ACCOUNT_NEW_PASSWORD), ' but longer');
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.RESET_SET }));
    await findMessage(en.MSG_PASSWORD_RESET);
    expect(sent).toEqual([{ token: LINK_TOKEN, password: 'short but longer' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText(en.AUTH_EMAIL)).toBeVisible();
  });

  it('works while an account is logged in, whose session then ends in this browser too', async () => {
    serveResets();
    openLink();
    const { user, host } = await openDashboard(createTestHost({}, { access_token: TOKEN }));
    const dialog = await resetDialog();
    await user.type(dialog.getByLabelText(resetPasswordEn.ACCOUNT_NEW_PASSWORD), 'long enough too');
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.RESET_SET }));
    await findMessage(en.MSG_PASSWORD_RESET);
    expect(host.session.getState().token).toBeNull();
  });

  it('is noticed when it is opened in a tab that shows the page', async () => {
    serveResets();
    openLoggedOut();
    await screen.findByRole('button', { name: en.AUTH_LOGIN });
    act(() => {
      window.location.hash = `#reset=${LINK_TOKEN}`;
    });
    await resetDialog();
    expect(window.location.hash).toBe('');
  });

  it.each([
    ['Link expired', 'This link is older than 1 hour and no longer works.'],
    ['Link already used', 'This link was already used, or your password or email has changed since.'],
    ['Link not valid', 'This link does not work. Open it exactly as it was sent.'],
  ])('that the server refuses with “%s” says so and offers the next link', async (refusal, text) => {
    serveResets({ refusal });
    openLink();
    const { user } = openLoggedOut();
    const dialog = await resetDialog();
    await user.type(dialog.getByLabelText(resetPasswordEn.ACCOUNT_NEW_PASSWORD), 'long enough too');
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.RESET_SET }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.queryByLabelText(resetPasswordEn.ACCOUNT_NEW_PASSWORD)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.RESET_AGAIN }));
    expect(await screen.findByRole('dialog', { name: resetPasswordEn.FORGOT_OPEN })).toBeVisible();
  });

  it('of an operator who sends no mails has nothing to ask for', async () => {
    serveResets({ byMail: false, refusal: 'Link expired' });
    openLink();
    const { user } = openLoggedOut();
    const dialog = await resetDialog();
    await user.type(dialog.getByLabelText(resetPasswordEn.ACCOUNT_NEW_PASSWORD), 'long enough too');
    await user.click(dialog.getByRole('button', { name: resetPasswordEn.RESET_SET }));
    await dialog.findByText(resetPasswordEn.RESET_EXPIRED);
    expect(dialog.queryByRole('button', { name: resetPasswordEn.RESET_AGAIN })).not.toBeInTheDocument();
    await user.click(dialog.getAllByRole('button', { name: uiEn.CLOSE })[1] as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
