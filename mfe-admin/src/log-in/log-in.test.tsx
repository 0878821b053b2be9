import { followOtherTabs } from '@demo-evm/shared/contract';
import { createTestHost } from '@demo-evm/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { findMessage, findSummary, openDashboard, openLoggedOut } from '../testing/open-admin';
import { EMAIL, PASSWORD, serveAdmin, TOKEN } from '../testing/serve-admin';
import en from '../translations/en.json';
import uiEn from '@demo-evm/shared/ui/translations/en.json';

const server = serveAdmin();

async function logIn(user: ReturnType<typeof openLoggedOut>['user'], password = PASSWORD) {
  await user.type(await screen.findByLabelText(en.AUTH_EMAIL), ` ${EMAIL} `);
  await user.type(screen.getByLabelText(en.AUTH_PASSWORD), password);
  await user.click(screen.getByRole('button', { name: en.AUTH_LOGIN }));
}

it('a login with e-mail and password stores the token and shows the machine', async () => {
  const { user, host } = openLoggedOut();
  await logIn(user);
  await findMessage(en.MSG_LOGIN_OK);
  expect(host.session.getState().token).toBe(TOKEN);
  expect(server.sentTo('token')).toEqual([{ username: EMAIL, password: PASSWORD }]);
  expect(await screen.findByText('Asha Office')).toBeVisible();
  expect(screen.getByText(EMAIL)).toBeVisible();
  expect(screen.queryByLabelText(en.AUTH_PASSWORD)).not.toBeInTheDocument();
});

it('a login without e-mail and password says so beside the fields, and sends nothing', async () => {
  const { user } = openLoggedOut();
  await user.click(await screen.findByRole('button', { name: en.AUTH_LOGIN }));
  await waitFor(() =>
    expect(screen.getByLabelText(en.AUTH_EMAIL)).toHaveAccessibleDescription(en.VAL_REQUIRED),
  );
  expect(screen.getByLabelText(en.AUTH_PASSWORD)).toHaveAccessibleDescription(en.VAL_REQUIRED);
  expect(screen.getByLabelText(en.AUTH_EMAIL)).toHaveFocus();
  expect(server.sent).toEqual([]);
});

it('a refused login keeps what was typed, and can be sent again', async () => {
  const { user } = openLoggedOut();
  await logIn(user, 'wrong');
  const summary = await findSummary();
  expect(summary).toHaveTextContent('Login failed: Incorrect email or passwordCheck both and try again.');
  expect(summary).toHaveFocus();
  const password = screen.getByLabelText(en.AUTH_PASSWORD);
  expect(password).toHaveValue('wrong');
  expect(password).toHaveAccessibleDescription(en.AUTH_PASSWORD_AGAIN);
  expect(password).toBeInvalid();
  expect(screen.getByLabelText(en.AUTH_EMAIL)).toBeValid();
  await user.type(password, ' guess');
  await waitFor(() => expect(password).toBeValid());
  expect(screen.getByRole('button', { name: en.AUTH_LOGIN })).toBeEnabled();
});

it('a login cannot be sent twice at the same time', async () => {
  server.use(
    http.post('*/api/token', async () => {
      await delay(200);
      return HttpResponse.json({ detail: 'Later' }, { status: 429 });
    }),
  );
  const { user } = openLoggedOut();
  await logIn(user);
  expect(screen.getByRole('button', { name: en.AUTH_SUBMITTING })).toBeDisabled();
  expect(await screen.findByRole('button', { name: en.AUTH_LOGIN })).toBeEnabled();
  expect(await findSummary()).toHaveTextContent('Login failed: Later');
  expect(await findSummary()).toHaveFocus();
});

it('a login without the network says that the server cannot be reached, not that the password is wrong', async () => {
  server.use(http.post('*/api/token', () => HttpResponse.error()));
  const { user } = openLoggedOut();
  await logIn(user);
  expect(await findSummary()).toHaveTextContent(
    'Login failed: The server could not be reached. Check your internet connection and try again.',
  );
});

it('the password can be shown, and browsers can fill in both fields', async () => {
  const { user } = openLoggedOut();
  const password = await screen.findByLabelText(en.AUTH_PASSWORD);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText(en.AUTH_EMAIL)).toHaveAttribute('autocomplete', 'username');
  await user.click(screen.getByRole('button', { name: en.AUTH_PASSWORD_SHOW }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: en.AUTH_PASSWORD_HIDE }));
  expect(password).toHaveAttribute('type', 'password');
});

it.each([
  [500, { detail: 'Internal server error' }, 'Login failed: Internal server error'],
  [502, '<html>Bad Gateway</html>', 'Login failed: The server has a fault. Try again later.'],
])('a fault of the server (%i) is not called wrong credentials', async (status, body, message) => {
  server.use(http.post('*/api/token', () => HttpResponse.json(body, { status })));
  const { user } = openLoggedOut();
  await logIn(user);
  expect((await findSummary()).textContent).toBe(message);
  expect(screen.getByLabelText(en.AUTH_PASSWORD)).toBeValid();
});

it.each([
  [500, /The server has a fault/],
  [404, /Check your internet/],
])('a machine that cannot be loaded (%i) says who is at fault', async (status, sentence) => {
  jest.spyOn(console, 'error').mockImplementation();
  server.use(http.get('*/api/evm/', () => HttpResponse.json({}, { status })));
  openLoggedOut(createTestHost({}, { access_token: TOKEN }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

describe('registration', () => {
  async function fill(user: ReturnType<typeof openLoggedOut>['user'], phone = '') {
    await user.type(await screen.findByLabelText(en.AUTH_EMAIL), EMAIL);
    await user.click(screen.getByRole('button', { name: 'New here? Register' }));
    expect(screen.getByRole('heading', { name: en.AUTH_REGISTER_TITLE })).toHaveFocus();
    await user.type(screen.getByLabelText(en.AUTH_FULL_NAME), 'Asha Office');
    if (phone) await user.type(screen.getByLabelText(en.AUTH_PHONE), phone);
    await user.type(screen.getByLabelText(en.AUTH_PASSWORD), PASSWORD);
  }

  it.each([
    ['', {}],
    ['98765 43210', { phone_no: '98765 43210' }],
  ])('with the phone number "%s" leads to the login', async (phone, sent) => {
    const { user } = openLoggedOut();
    await fill(user, phone);
    await user.click(screen.getByRole('button', { name: en.AUTH_REGISTER }));
    await findMessage(en.MSG_REGISTER_OK);
    expect(server.sentTo('register')).toEqual([
      { client_name: 'Asha Office', email: EMAIL, password: PASSWORD, ...sent },
    ]);
    expect(screen.getByRole('heading', { name: en.AUTH_LOGIN_TITLE })).toBeVisible();
    expect(screen.getByLabelText(en.AUTH_EMAIL)).toHaveValue(EMAIL);
    expect(screen.getByLabelText(en.AUTH_PASSWORD)).toHaveValue('');
  });

  it('is reached with the switch too, which keeps the focus and what is typed', async () => {
    const { user } = openLoggedOut();
    await user.type(await screen.findByLabelText(en.AUTH_EMAIL), EMAIL);
    const group = screen.getByRole('radiogroup', { name: en.MSG_PLEASE_LOGIN });
    expect(within(group).getByRole('radio', { name: en.AUTH_LOGIN })).toBeChecked();
    await user.click(within(group).getByRole('radio', { name: en.AUTH_REGISTER }));
    expect(within(group).getByRole('radio', { name: en.AUTH_REGISTER })).toHaveFocus();
    expect(screen.getByRole('heading', { name: en.AUTH_REGISTER_TITLE })).toBeVisible();
    expect(screen.getByLabelText(en.AUTH_EMAIL)).toHaveValue(EMAIL);
    await user.type(screen.getByLabelText(en.AUTH_FULL_NAME), 'Asha Office');
    await user.type(screen.getByLabelText(en.AUTH_PHONE), '98765');
    await user.type(screen.getByLabelText(en.AUTH_PASSWORD), PASSWORD);
    await user.click(within(group).getByRole('radio', { name: en.AUTH_LOGIN }));
    expect(screen.getByLabelText(en.AUTH_EMAIL)).toHaveValue(EMAIL);
    expect(screen.getByLabelText(en.AUTH_PASSWORD)).toHaveValue('');
    await user.click(within(group).getByRole('radio', { name: en.AUTH_REGISTER }));
    expect(screen.getByLabelText(en.AUTH_FULL_NAME)).toHaveValue('Asha Office');
    expect(screen.getByLabelText(en.AUTH_PHONE)).toHaveValue('98765');
    expect(screen.getByLabelText(en.AUTH_PASSWORD)).toHaveValue('');
  });

  it('ticks the rule for the password once it is met, and counts what is missing', async () => {
    const { user } = openLoggedOut();
    await user.click(await screen.findByRole('radio', { name: en.AUTH_REGISTER }));
    const rule = () => screen.getByText('At least 8 characters.');
    const password = screen.getByLabelText(en.AUTH_PASSWORD);
    await user.type(password, '1234567');
    expect(rule().querySelector('svg')).toBeNull();
    await user.type(password, '8');
    expect(rule().querySelector('svg')).not.toBeNull();
    await user.type(password, '{Backspace}{Backspace}{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('At least 8 characters. 2 more.'));
  });

  it('says beside each field what is wrong', async () => {
    const { user } = openLoggedOut();
    await user.click(await screen.findByRole('button', { name: 'New here? Register' }));
    await user.type(screen.getByLabelText(en.AUTH_EMAIL), 'nobody@nowhere');
    await user.type(screen.getByLabelText(en.AUTH_PASSWORD), 'short');
    await user.click(screen.getByRole('button', { name: en.AUTH_REGISTER }));
    await waitFor(() =>
      expect(screen.getByLabelText(en.AUTH_FULL_NAME)).toHaveAccessibleDescription(en.VAL_REQUIRED),
    );
    expect(screen.getByLabelText(en.AUTH_EMAIL)).toHaveAccessibleDescription(en.VAL_EMAIL);
    expect(screen.getByLabelText(en.AUTH_PASSWORD)).toHaveAccessibleDescription(/At least 8 characters\./);
    expect(screen.getByLabelText(en.AUTH_PHONE)).toBeValid();
    expect(server.sent).toEqual([]);
  });

  it('shows a refusal of the server at its field, which gets the focus', async () => {
    const detail = [{ loc: ['body', 'email'], msg: 'must match pattern "x"', type: 'pattern' }];
    server.use(http.post('*/api/register/', () => HttpResponse.json({ detail }, { status: 422 })));
    const { user } = openLoggedOut();
    await fill(user);
    await user.click(screen.getByRole('button', { name: en.AUTH_REGISTER }));
    const email = screen.getByLabelText(en.AUTH_EMAIL);
    await waitFor(() => expect(email).toHaveAccessibleDescription(en.VAL_EMAIL));
    expect(email).toHaveFocus();
    expect(await findSummary()).toHaveTextContent('Registration failed: Check the marked fields.');
  });

  it('refuses a blank password before it is sent, and says when the server knows it as a common one', async () => {
    const { user } = openLoggedOut();
    await fill(user);
    const password = screen.getByLabelText(en.AUTH_PASSWORD);
    await user.clear(password);
    await user.type(password, ' '.repeat(8));
    await user.click(screen.getByRole('button', { name: en.AUTH_REGISTER }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/not only spaces/));
    expect(server.sent).toEqual([]);
    const detail = [
      {
        loc: ['body', 'password'],
        msg: 'must not be one of the commonest passwords',
        type: 'commonPassword',
      },
    ];
    server.use(http.post('*/api/register/', () => HttpResponse.json({ detail }, { status: 422 })));
    await user.clear(password);
    await user.type(password, 'password');
    await user.click(screen.getByRole('button', { name: en.AUTH_REGISTER }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/easy to guess/));
    expect(password).toHaveFocus();
  });

  it('keeps everything when the e-mail has an account', async () => {
    server.use(
      http.post('*/api/register/', () =>
        HttpResponse.json({ detail: 'Email already registered' }, { status: 400 }),
      ),
    );
    const { user } = openLoggedOut();
    await fill(user);
    await user.click(screen.getByRole('button', { name: en.AUTH_REGISTER }));
    expect(await findSummary()).toHaveTextContent('Registration failed: Email already registered');
    expect(screen.getByLabelText(en.AUTH_FULL_NAME)).toHaveValue('Asha Office');
    expect(screen.getByLabelText(en.AUTH_PASSWORD)).toHaveValue(PASSWORD);
    await user.click(screen.getByRole('button', { name: en.AUTH_LOGIN_INSTEAD }));
    expect(screen.getByRole('heading', { name: en.AUTH_LOGIN_TITLE })).toHaveFocus();
    expect(screen.getByLabelText(en.AUTH_EMAIL)).toHaveValue(EMAIL);
    await user.click(screen.getByRole('button', { name: 'New here? Register' }));
    expect(screen.getByLabelText(en.AUTH_FULL_NAME)).toHaveValue('Asha Office');
  });
});

describe('the session', () => {
  const inAnotherTab = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue }));
    });

  it('is announced when the page opens, and ends with Logout', async () => {
    const { user, host } = openLoggedOut(createTestHost({}, { access_token: TOKEN }));
    await findMessage(en.MSG_LOGGED_IN);
    await user.click(await screen.findByRole('button', { name: en.AUTH_LOGOUT }));
    expect(host.session.getState().token).toBeNull();
    await findMessage(en.MSG_LOGGED_OUT);
    expect(screen.getByText(en.MSG_PLEASE_LOGIN)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is announced once in a tab, not after each reload', async () => {
    const host = createTestHost({}, { access_token: TOKEN });
    const { unmount } = openLoggedOut(host);
    await findMessage(en.MSG_LOGGED_IN);
    await waitFor(() => expect(document.title).toBe('Dashboard · Demo EVM'));
    unmount();
    const { user } = await openDashboard(host);
    expect(screen.queryByText(en.MSG_LOGGED_IN)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: en.AUTH_LOGOUT }));
    act(() => host.session.setToken(TOKEN));
    await findMessage(en.MSG_LOGGED_IN);
  });

  it.each(['that follows other tabs', 'that does not follow them'])(
    'begins and ends together with other tabs, in a shell %s',
    async (shell) => {
      const host = createTestHost();
      const stop = shell === 'that follows other tabs' ? followOtherTabs(host.session) : () => undefined;
      openLoggedOut(host);
      await screen.findByLabelText(en.AUTH_PASSWORD);
      inAnotherTab(TOKEN);
      await findMessage(en.MSG_LOGGED_IN);
      expect(await screen.findByText('Asha Office')).toBeVisible();
      inAnotherTab(null);
      await findMessage(en.MSG_LOGGED_OUT);
      expect(screen.getByLabelText(en.AUTH_PASSWORD)).toBeVisible();
      stop();
    },
  );

  it.each([401, 403])('that the server has ended (%i) leads to the login, with a message', async (status) => {
    jest.spyOn(console, 'error').mockImplementation();
    server.use(http.get('*/api/evm/', () => HttpResponse.json({ detail: 'No' }, { status })));
    const { host } = openLoggedOut(createTestHost({}, { access_token: 'old' }));
    await findMessage(en.AUTH_SESSION_ENDED);
    expect(host.session.getState().token).toBeNull();
    expect(screen.getByLabelText(en.AUTH_PASSWORD)).toBeVisible();
  });

  it('goes on when the machine cannot be loaded, and loading can be tried again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    server.use(http.get('*/api/evm/', () => HttpResponse.error(), { once: true }));
    const { user } = openLoggedOut(createTestHost({}, { access_token: TOKEN }));
    await user.click(await screen.findByRole('button', { name: uiEn.RETRY }));
    expect(await screen.findByText('Asha Office')).toBeVisible();
    expect(log).toHaveBeenCalledWith('The machine could not be loaded.', { kind: 'offline' });
  });
});
