import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findSummary, openDashboard, openLoggedOut } from '../testing/open-admin';
import { imitateCanvas } from '@demo-evm/shared/testing';
import { EMAIL, PASSWORD, serveAdmin } from '../testing/serve-admin';
import en from '../translations/en.json';

const server = serveAdmin();
beforeEach(() => void imitateCanvas());

/**
 * Each kind of error response: its name, its body, and the detail that the message shows. If the detail is `undefined`,
 * the message shows the fallback text. Spec 8: Error catalogue; behaviour: Error details.
 */
const ERROR_ANSWERS = [
  ['a detail that is a text', { detail: 'Nope' }, 'Nope'],
  [
    'a detail that is a list',
    { detail: [{ loc: ['body'], msg: 'One', type: 'x' }, { msg: 'Two' }] },
    'One, Two',
  ],
  ['no detail', {}, undefined],
] as const;

const refuse = (method: 'post' | 'put', path: string, body: object) =>
  server.use(http[method](`*${path}`, () => HttpResponse.json(body, { status: 422 })));

describe.each(ERROR_ANSWERS)('when the server answers with %s', (_what, body, detail) => {
  it('the message of a failed login shows the detail, or the fallback text', async () => {
    refuse('post', '/api/token', body);
    const { user } = openLoggedOut();
    await user.type(await screen.findByLabelText(en.AUTH_EMAIL), EMAIL);
    await user.type(screen.getByLabelText(en.AUTH_PASSWORD), PASSWORD);
    await user.click(screen.getByRole('button', { name: en.AUTH_LOGIN }));
    expect((await findSummary()).textContent).toBe(`Login failed: ${detail ?? 'Invalid credentials'}`);
  });

  it('the message of a failed registration shows the detail, or the fallback text', async () => {
    refuse('post', '/api/register/', body);
    const { user } = openLoggedOut();
    await user.click(await screen.findByRole('button', { name: 'New here? Register' }));
    await user.type(screen.getByLabelText(en.AUTH_FULL_NAME), 'Asha');
    await user.type(screen.getByLabelText(en.AUTH_EMAIL), EMAIL);
    await user.type(screen.getByLabelText(en.AUTH_PASSWORD), PASSWORD);
    await user.click(screen.getByRole('button', { name: en.AUTH_REGISTER }));
    expect((await findSummary()).textContent).toBe(
      `Registration failed: ${detail ?? 'Error registering user'}`,
    );
  });

  it('the message of a failed update shows the detail, or the fallback text', async () => {
    refuse('put', '/api/evm/', body);
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: en.DASH_UPDATE }));
    const alert = screen.getByRole('alert');
    await waitFor(() =>
      expect(alert.textContent).toBe(`Failed to Update EVM Demo Info: ${detail ?? 'Error updating EVM'}`),
    );
  });

  it('the message of a refused short link shows the detail, or the fallback text', async () => {
    refuse('put', '/api/evm/update-vid/', body);
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: en.DASH_CHANGE_LINK }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(en.VID_NEW), 'new-link');
    await user.click(dialog.getByRole('button', { name: en.SAVE }));
    expect(await dialog.findByText(`Failed to update VID: ${detail ?? 'Error updating VID'}`)).toHaveRole(
      'alert',
    );
    expect(dialog.getByLabelText(en.VID_NEW)).toHaveValue('new-link');
  });

  it('the message of a failed upload shows the detail, or the fallback text', async () => {
    refuse('post', '/s3/s3/evm/a.webp', body);
    const { user } = await openDashboard();
    await user.upload(
      screen.getByLabelText(/Symbol image/, { selector: 'input' }),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toBe(`Upload failed: ${detail ?? 'Server error'}`));
  });
});

it.each([
  [{ status: 'error' }],
  [{ status: 'success' }],
  ['ok'],
  [{ status: 'success', public_url: 'data:x' }],
])('the answer %j to an upload is invalid', async (body) => {
  server.use(http.post('*/s3/s3/evm/a.webp', () => HttpResponse.json(body)));
  const { user } = await openDashboard();
  await user.upload(
    screen.getByLabelText(/Symbol image/, { selector: 'input' }),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe('Upload failed: Invalid response.'));
});
