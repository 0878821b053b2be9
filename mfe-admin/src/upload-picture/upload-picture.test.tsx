import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { findMessage, openDashboard } from '../testing/open-admin';
import { imitateCanvas } from '@demo-evm/shared/testing';
import { serveAdmin, TOKEN } from '../testing/serve-admin';
import en from '../translations/en.json';
import uiEn from '@demo-evm/shared/ui/translations/en.json';
import uploadPictureEn from './texts/en.json';

const server = serveAdmin();
beforeEach(() => void imitateCanvas());

const symbol = () => screen.getByLabelText<HTMLInputElement>(/Symbol image/, { selector: 'input' });
const photo = () => screen.getByLabelText<HTMLInputElement>('Candidate photo Choose file');
const update = () => screen.getByRole('button', { name: en.DASH_UPDATE });
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
  await findMessage(en.MSG_UPLOAD_OK);
  expect(server.sentTo('upload')).toEqual([
    { filename: 'मेरा a&b.webp', key: 'upload key', token: `Bearer ${TOKEN}` },
  ]);
  expect(screen.getByRole('img', { name: en.FORM_SYMBOL })).toHaveStyle({
    backgroundImage: 'url("/files/new.png")',
  });
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(server.machine).toMatchObject({ symbolurl: '/files/new.png', cpicurl: null });
});

it('an upload shows its progress, and Update waits for it', async () => {
  const ends = holdUploads();
  const { user } = await openDashboard();
  await user.upload(photo(), aPicture('p.webp', 'image/webp'));
  expect(screen.getByText(en.MSG_UPLOADING)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: en.FORM_PHOTO })).toBeVisible();
  expect(screen.getByText(/^Uploading… \d+%$/)).toBeVisible();
  expect(update()).toBeDisabled();
  expect(screen.getByRole('button', { name: en.DASH_PREVIEW })).toBeDisabled();
  expect(screen.getByText(en.UPLOAD_WAIT)).toBeVisible();
  await waitFor(() => expect(ends).toHaveLength(1));
  ends[0]?.();
  await findMessage(en.MSG_UPLOAD_OK);
  expect(update()).toBeEnabled();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('an upload can be cancelled, which is not reported as a failure', async () => {
  holdUploads();
  const { user } = await openDashboard();
  await user.upload(symbol(), aPicture());
  await user.click(screen.getByRole('button', { name: en.UPLOAD_CANCEL }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await delay(50);
  expect(screen.queryByText(/Upload failed/)).not.toBeInTheDocument();
  expect(screen.getByText(en.UPLOAD_CANCELLED)).toBeVisible();
  expect(symbol()).toHaveFocus();
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
    expect(screen.getByRole('img', { name: en.FORM_SYMBOL })).toHaveStyle({
      backgroundImage: 'url("/files/two.webp")',
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
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Upload failed: Invalid key'));
  expect(symbol()).toHaveAccessibleDescription('Upload failed: Invalid key');
  expect(host.session.getState().token).not.toBeNull();
  await user.click(screen.getByRole('button', { name: uiEn.RETRY }));
  expect(symbol()).toHaveFocus();
  await findMessage(en.MSG_UPLOAD_OK);
});

it.each([400, 413, 415])(
  'a picture that the server refuses with %i cannot be tried again',
  async (status) => {
    server.use(
      http.post('*/s3/s3/evm/:filename', () => HttpResponse.json({ detail: 'Damaged' }, { status })),
    );
    const { user } = await openDashboard();
    await user.upload(symbol(), aPicture());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Upload failed: Damaged'));
    expect(screen.queryByRole('button', { name: uiEn.RETRY })).not.toBeInTheDocument();
  },
);

it('a refused token ends the session', async () => {
  server.use(http.post('*/s3/s3/evm/:filename', () => HttpResponse.json({ detail: 'No' }, { status: 401 })));
  const { user } = await openDashboard();
  await user.upload(symbol(), aPicture());
  await findMessage(en.AUTH_SESSION_ENDED);
});

const DAMAGED = 'This file is damaged or is not a picture. Choose another one.';
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replace(/ /g, ''), 'hex'));
const GIANT_PNG = bytes(
  '89504e470d0a1a0a 0000000d 49484452 00007530 00007530 08 00 00 00 00 434ca766 00000000 49444154 35af061e 00000000 49454e44 ae426082',
);
const asFile = (content: BlobPart, type = 'image/png') => new File([content], 'a', { type });

it.each([
  ['a text', aPicture('a.txt', 'text/plain'), 'Choose a picture, such as a photo in JPEG, PNG or WebP.'],
  [
    'a drawing',
    aPicture('a.svg', 'image/svg+xml'),
    'Choose a picture, such as a photo in JPEG, PNG or WebP.',
  ],
  ['a damaged PNG', asFile(GIANT_PNG.slice(0, 30)), DAMAGED],
  ['a giant PNG', asFile(GIANT_PNG), 'This picture has too many pixels. Choose a smaller one.'],
  ['what the browser cannot decode', asFile('broken'), DAMAGED],
  [
    'an iPhone photo that the browser cannot decode',
    asFile('\0\0\0\u0018ftypheic broken', 'image/heic'),
    'This browser cannot open HEIC photos. Save the photo as JPEG and choose it again.',
  ],
])('%s is not sent', async (_what, file, problem) => {
  await openDashboard();
  // `user.upload` obeys `accept`, but browsers ignore `accept` for a file that is dropped on the input.
  fireEvent.change(symbol(), { target: { files: [file] } });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(problem));
  expect(symbol()).toHaveAccessibleDescription(problem);
  expect(screen.queryByRole('button', { name: uiEn.RETRY })).not.toBeInTheDocument();
  expect(server.sentTo('upload')).toEqual([]);
});

it.each([
  ['dropped', (field: HTMLElement, files: File[]) => fireEvent.drop(field, { dataTransfer: { files } })],
  ['pasted', (field: HTMLElement, files: File[]) => fireEvent.paste(field, { clipboardData: { files } })],
])('a picture can be %s', async (_way, give) => {
  await openDashboard();
  give(screen.getByRole('group', { name: en.FORM_SYMBOL }), [aPicture()]);
  await findMessage(en.MSG_UPLOAD_OK);
});

it('a photo can come from the camera', async () => {
  const { user } = await openDashboard();
  const camera = screen.getByLabelText<HTMLInputElement>('Candidate photo Take a photo');
  expect(camera).toHaveAttribute('capture', 'user');
  await user.upload(camera, aPicture());
  await findMessage(en.MSG_UPLOAD_OK);
});

it('another part of a picture can be chosen with the keyboard, and is uploaded', async () => {
  const { user } = await openDashboard();
  await user.upload(photo(), aPicture('p.jpg', 'image/jpeg'));
  await findMessage(en.MSG_UPLOAD_OK);
  await user.click(screen.getByRole('button', { name: en.CROP_TITLE }));
  const dialog = screen.getByRole('dialog', { name: 'Crop: Candidate photo' });
  expect(dialog).toBeVisible();
  screen.getByRole('application', { name: en.FORM_PHOTO }).focus();
  await user.keyboard('++{ArrowLeft}{ArrowUp}');
  const zoom = Number(
    screen.getByRole<HTMLInputElement>('slider', { name: uploadPictureEn.CROP_ZOOM }).value,
  );
  expect(zoom).toBeGreaterThan(1.5);
  await user.keyboard('-');
  expect(
    Number(screen.getByRole<HTMLInputElement>('slider', { name: uploadPictureEn.CROP_ZOOM }).value),
  ).toBeLessThan(zoom);
  await user.click(screen.getByRole('button', { name: uploadPictureEn.CROP_TURN }));
  await user.click(screen.getByRole('button', { name: uploadPictureEn.CROP_USE }));
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: en.CROP_TITLE })).toHaveFocus();
  await waitFor(() => expect(server.sentTo('upload')).toHaveLength(2));
  await findMessage(en.MSG_UPLOAD_OK);
});

it('a picture can be removed, which an update publishes', async () => {
  server.machine = { ...server.machine, cpicurl: '/files/old.png' };
  const { user } = await openDashboard();
  const field = within(screen.getByRole('group', { name: en.FORM_PHOTO }));
  await user.click(field.getByRole('button', { name: en.UPLOAD_REMOVE }));
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(server.sentTo('evm')).toMatchObject([{ cpicurl: '' }]);
});

it('the button that crops a picture and the problem of its upload go with the picture', async () => {
  server.machine = { ...server.machine, symbolurl: '/files/old.png' };
  server.use(http.post('*/s3/s3/evm/:filename', () => HttpResponse.error()));
  const { user } = await openDashboard();
  const field = within(screen.getByRole('group', { name: en.FORM_SYMBOL }));
  await user.upload(symbol(), aPicture());
  expect(await field.findByRole('button', { name: uiEn.RETRY })).toBeVisible();
  expect(field.getByRole('button', { name: en.CROP_TITLE })).toBeVisible();
  await user.click(field.getByRole('button', { name: en.UPLOAD_REMOVE }));
  expect(field.queryByRole('button', { name: /Crop|Try again|Remove/ })).not.toBeInTheDocument();
  expect(symbol()).not.toHaveAccessibleDescription(/Upload failed/);
  expect(symbol()).toHaveFocus();
});

it('a message says that no file was chosen', async () => {
  await openDashboard();
  fireEvent(symbol(), new Event('cancel'));
  await findMessage(en.MSG_NO_FILE);
});
