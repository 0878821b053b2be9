import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDashboard, openLoggedOut } from '../testing/open-admin';
import { EMAIL, PASSWORD, serveAdmin } from '../testing/serve-admin';

const server = serveAdmin();

/** Answers as servers give them, and what is said of each: spec 8: Error catalogue; behaviour: Error details. */
const ANSWERS = [
  ['a text', { detail: 'Nope' }, 'Nope'],
  ['a list', { detail: [{ loc: ['body'], msg: 'One', type: 'x' }, { msg: 'Two' }] }, 'One, Two'],
  ['nothing', {}, undefined],
] as const;

const refuse = (method: 'post' | 'put', path: string, body: object) =>
  server.use(http[method](`*${path}`, () => HttpResponse.json(body, { status: 422 })));

describe.each(ANSWERS)('a server that says %s', (_what, body, said) => {
  it('of a login', async () => {
    refuse('post', '/api/token', body);
    const { user } = openLoggedOut();
    await user.type(await screen.findByLabelText('Email'), EMAIL);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Login failed: ${said ?? 'Invalid credentials'}`,
    );
  });

  it('of a registration', async () => {
    refuse('post', '/api/register/', body);
    const { user } = openLoggedOut();
    await user.click(await screen.findByRole('button', { name: 'New here? Register' }));
    await user.type(screen.getByLabelText('Full name'), 'Asha');
    await user.type(screen.getByLabelText('Email'), EMAIL);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Registration failed: ${said ?? 'Error registering user'}`,
    );
  });

  it('of an update', async () => {
    refuse('put', '/api/evm/', body);
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: 'Update EVM Details' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Failed to Update EVM Demo Info: ${said ?? 'Error updating EVM'}`,
    );
  });

  it('of a short link', async () => {
    refuse('put', '/api/evm/update-vid/', body);
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: 'Change Short Link' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('New VID'), 'new-link');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(`Failed to update VID: ${said ?? 'Error updating VID'}`)).toHaveRole(
      'alert',
    );
    expect(dialog.getByLabelText('New VID')).toHaveValue('new-link');
  });

  it('of an upload', async () => {
    refuse('post', '/s3/s3/evm/a.png', body);
    const { user } = await openDashboard();
    await user.upload(
      screen.getByLabelText(/Symbol image/, { selector: 'input' }),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe(`Upload failed: ${said ?? 'Server error'}`);
  });
});

it.each([
  [{ status: 'error' }],
  [{ status: 'success' }],
  ['ok'],
  [{ status: 'success', public_url: 'data:x' }],
])('an upload that is answered with %j is invalid', async (body) => {
  server.use(http.post('*/s3/s3/evm/a.png', () => HttpResponse.json(body)));
  const { user } = await openDashboard();
  await user.upload(
    screen.getByLabelText(/Symbol image/, { selector: 'input' }),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Upload failed: Invalid response.');
});
