import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { openDashboard } from '../testing/open-admin';
import { serveAdmin } from '../testing/serve-admin';

const server = serveAdmin();

const symbol = () => screen.getByLabelText<HTMLInputElement>(/Symbol image/, { selector: 'input' });
const photo = () => screen.getByLabelText<HTMLInputElement>(/Candidate photo/, { selector: 'input' });
const update = () => screen.getByRole('button', { name: 'Update EVM Details' });
const aPicture = (name = 'मेरा a&b.png', type = 'image/png') => new File(['x'], name, { type });

/** Makes uploads wait. Each function in the returned array lets one upload end. */
function holdUploads() {
  const ends: (() => void)[] = [];
  server.use(
    http.post<{ filename: string }>('*/s3/s3/evm/:filename', async ({ params }) => {
      server.sent.push({ path: 'upload', body: params.filename });
      await new Promise<void>((end) => ends.push(end));
      return HttpResponse.json({ status: 'success', public_url: `/files/${params.filename}` });
    }),
  );
  return ends;
}

it('a chosen picture is uploaded at once and shown, and an update saves it', async () => {
  const { user } = await openDashboard();
  expect(symbol()).toHaveAttribute('accept', 'image/*');
  await user.upload(symbol(), aPicture());
  expect(await screen.findByText('Upload successful!')).toBeVisible();
  expect(server.sentTo('upload')).toEqual([{ filename: 'मेरा a&b.png', key: 'upload key' }]);
  expect(screen.getByRole('img', { name: 'Symbol image' })).toHaveStyle({
    backgroundImage: 'url("/files/new.png")',
  });
  await user.click(update());
  await screen.findByText('EVM details updated successfully!');
  expect(server.machine).toMatchObject({ symbolurl: '/files/new.png', cpicurl: null });
});

it('an upload shows its progress, and Update waits for it', async () => {
  const ends = holdUploads();
  const { user } = await openDashboard();
  await user.upload(photo(), aPicture('p.webp', 'image/webp'));
  expect(screen.getByText('Uploading...')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Candidate photo' })).toBeVisible();
  expect(screen.getByText(/^Uploading… \d+%$/)).toBeVisible();
  expect(update()).toBeDisabled();
  expect(screen.getByText('Update is possible when the upload has ended.')).toBeVisible();
  await waitFor(() => expect(ends).toHaveLength(1));
  ends[0]?.();
  await screen.findByText('Upload successful!');
  expect(update()).toBeEnabled();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('an upload can be cancelled, which is not reported as a failure', async () => {
  holdUploads();
  const { user } = await openDashboard();
  await user.upload(symbol(), aPicture());
  await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await delay(50);
  expect(screen.queryByText(/Upload failed/)).not.toBeInTheDocument();
  expect(update()).toBeEnabled();
});

it('a second file replaces the first', async () => {
  const ends = holdUploads();
  const { user } = await openDashboard();
  await user.upload(symbol(), aPicture('one.png'));
  await waitFor(() => expect(ends).toHaveLength(1));
  await user.upload(symbol(), aPicture('two.png'));
  await waitFor(() => expect(ends).toHaveLength(2));
  for (const end of ends) end();
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Symbol image' })).toHaveStyle({
      backgroundImage: 'url("/files/two.png")',
    }),
  );
});

it('a refused upload says why, and can be tried again', async () => {
  server.use(
    http.post(
      '*/s3/s3/evm/:filename',
      () => HttpResponse.json({ status: 'error', message: 'Invalid key' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user, host } = await openDashboard();
  await user.upload(symbol(), aPicture());
  expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed: Invalid key');
  expect(symbol()).toHaveAccessibleDescription('Upload failed: Invalid key');
  expect(host.session.getState().token).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Upload successful!')).toBeVisible();
});

it.each([
  ['a text', aPicture('a.txt', 'text/plain'), 'Choose a PNG, JPEG or WebP picture.'],
  ['a drawing', aPicture('a.svg', 'image/svg+xml'), 'Choose a PNG, JPEG or WebP picture.'],
  [
    'a large picture',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
    'Choose a picture of at most 5 MB.',
  ],
])('%s is not sent', async (_what, file, problem) => {
  await openDashboard();
  // `user.upload` obeys `accept`, but browsers ignore `accept` for a file that is dropped on the input.
  fireEvent.change(symbol(), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  expect(symbol()).toHaveAccessibleDescription(problem);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(server.sentTo('upload')).toEqual([]);
});

it('a message says that no file was chosen', async () => {
  await openDashboard();
  fireEvent(symbol(), new Event('cancel'));
  expect(await screen.findByText('No file selected.')).toBeVisible();
});
