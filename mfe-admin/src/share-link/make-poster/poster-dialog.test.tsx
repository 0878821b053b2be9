import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../testing/open-admin';
import { serveAdmin } from '../../testing/serve-admin';
import en from '../../translations/en.json';
import uiEn from '@demo-evm/shared/ui/translations/en.json';
import makePosterEn from './texts/en.json';

const server = serveAdmin();

beforeEach(() => {
  // jsdom has no canvas, so the sizes of the texts are estimates (measure.ts).
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function openDialog() {
  const page = await openDashboard();
  await page.user.click(screen.getByRole('button', { name: en.POSTER_MAKE }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: en.POSTER_MAKE })) };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];
const posterOf = (dialog: Dialog) => dialog.getByRole('img', { name: /^Poster of/ });

it('shows the poster in the language of the machine, and in another one on request', async () => {
  server.machine = { ...server.machine, extra4: 'mr' };
  const { user, dialog } = await openDialog();
  expect(posterOf(dialog)).toHaveTextContent('लाल दिवा');
  expect(posterOf(dialog)).toHaveTextContent('localhost/demo/asha');
  await user.click(dialog.getByRole('radio', { name: uiEn.LANG_EN }));
  expect(posterOf(dialog)).toHaveTextContent('Find number 3');
  expect(posterOf(dialog)).toHaveTextContent(uiEn.DEMO_NOTICE);
});

it.each(['A4 poster', 'A6 handbill'])('prints the %s', async (size) => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: size }));
  await user.click(dialog.getByRole('button', { name: makePosterEn.PRINT_POSTER }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('body > [data-poster] > svg')).toHaveLength(1);
  expect(document.documentElement).toHaveAttribute('data-prints-poster');
  await user.click(dialog.getByRole('button', { name: uiEn.CLOSE }));
  expect(document.querySelector('[data-poster]')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-prints-poster');
});

describe('the picture for a status', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  let saved: string[];

  beforeEach(() => {
    saved = [];
    share.mockReset();
    Object.assign(navigator, { share, canShare: () => true });
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const context = new Proxy({}, { get: () => () => undefined, set: () => true });
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as CanvasRenderingContext2D);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
      done(new Blob(['picture'], { type: String(type) }));
    });
    jest.spyOn(Image.prototype, 'src', 'set').mockImplementation(function load(this: HTMLImageElement) {
      this.onload?.(new Event('load'));
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  async function openStatus() {
    const page = await openDialog();
    await page.user.click(page.dialog.getByRole('radio', { name: makePosterEn.POSTER_STATUS }));
    return page;
  }

  it('is shared as a file with the share sheet of the browser', async () => {
    share.mockResolvedValue();
    const { user, dialog } = await openStatus();
    await user.click(dialog.getByRole('button', { name: makePosterEn.POSTER_SHARE }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(['asha-en.png', 'image/png']);
    expect(saved).toEqual([]);
  });

  it('is saved when the share sheet cannot be opened', async () => {
    share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { user, dialog } = await openStatus();
    await user.click(dialog.getByRole('button', { name: makePosterEn.POSTER_SHARE }));
    await waitFor(() => expect(saved).toEqual(['asha-en.png']));
  });

  it('can only be saved where the share sheet takes no pictures', async () => {
    Object.assign(navigator, { canShare: () => false });
    const { user, dialog } = await openStatus();
    expect(dialog.queryByRole('button', { name: makePosterEn.POSTER_SHARE })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: makePosterEn.POSTER_SAVE }));
    await waitFor(() => expect(saved).toEqual(['asha-en.png']));
  });
});

it('offers only the picture in a browser that cannot print, and says so when it cannot be made', async () => {
  const print = Object.getOwnPropertyDescriptor(window, 'print');
  Reflect.deleteProperty(window, 'print');
  try {
    jest.spyOn(Image.prototype, 'src', 'set').mockImplementation(function fail(this: HTMLImageElement) {
      this.onerror?.('');
    });
    const { user, dialog } = await openDialog();
    expect(dialog.queryByRole('button', { name: makePosterEn.PRINT_POSTER })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: makePosterEn.POSTER_SAVE }));
    expect(await dialog.findByText(makePosterEn.POSTER_FAILED)).toBeVisible();
  } finally {
    Object.defineProperty(window, 'print', print ?? {});
  }
});
