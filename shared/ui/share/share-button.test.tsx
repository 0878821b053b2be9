import { TranslationProvider } from '@demo-evm/shared/i18n';
import { createTestHost, serveContract } from '@demo-evm/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import words from '../translations/en.json';
import { ShareButton } from './share-button';
import type { ShareContent } from './share-content';

serveContract({ tables: { en: words } });

const TEXT = 'Practise: https://demo.example/demo/x';

async function showButton(note?: string, drawPicture?: ShareContent['drawPicture']) {
  const user = userEvent.setup();
  render(
    <TranslationProvider host={createTestHost({}, { language: 'en' })} builtIn={words}>
      <ShareButton content={{ text: TEXT, url: 'https://demo.example/demo/x', note, drawPicture }} />
    </TranslationProvider>,
  );
  return { user, button: await screen.findByRole('button', { name: words.SHARE }) };
}

function installShareSheet(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('uses the browser’s share sheet where there is one', async () => {
  const share = jest.fn(() => Promise.resolve());
  installShareSheet(share);
  const { user, button } = await showButton();
  await user.click(button);
  expect(share).toHaveBeenCalledWith({ text: TEXT });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('draws the picture only once, when the press begins, and shares it with the text', async () => {
  const share = jest.fn(() => Promise.resolve());
  installShareSheet(share);
  const picture = new File(['picture'], 'demo-evm.jpg', { type: 'image/jpeg' });
  const draw = jest.fn(() => Promise.resolve(picture));
  const { user, button } = await showButton(undefined, draw);
  expect(draw).not.toHaveBeenCalled();
  await user.click(button);
  expect(share).toHaveBeenCalledWith({ text: TEXT, files: [picture] });
  expect(draw).toHaveBeenCalledTimes(1);
});

it.each([
  ['cannot be drawn', () => Promise.resolve(null)],
  ['is not ready in time', () => new Promise<null>(() => undefined)],
])('shares the text without a picture when the picture %s', async (_why, draw) => {
  const share = jest.fn(() => Promise.resolve());
  installShareSheet(share);
  const { user, button } = await showButton(undefined, draw);
  await user.click(button);
  await waitFor(() => expect(share).toHaveBeenCalledWith({ text: TEXT }));
});

it('shows the note before sharing, also where there is a share sheet', async () => {
  const share = jest.fn(() => Promise.resolve());
  installShareSheet(share);
  const { user, button } = await showButton('It opens only here.');
  await user.click(button);
  expect(screen.getByRole('dialog')).toHaveTextContent('It opens only here.');
  expect(share).not.toHaveBeenCalled();
});

it.each(['AbortError', 'InvalidStateError'])(
  'opens no dialog when the share sheet ends with %s',
  async (name) => {
    installShareSheet(() => Promise.reject(new DOMException('', name)));
    const { user, button } = await showButton();
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

it('offers WhatsApp and a copy of the link where there is no share sheet', async () => {
  const { user, button } = await showButton();
  await user.click(button);
  expect(screen.getByRole('link', { name: words.SHARE_WHATSAPP })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(TEXT)}`,
  );
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: words.COPY_LINK }));
  expect(await screen.findByText(words.LINK_COPIED)).toBeVisible();
  expect(copy).toHaveBeenCalledWith('https://demo.example/demo/x');
});

it('selects the link for copying by hand where the browser refuses the clipboard', async () => {
  const { user, button } = await showButton();
  await user.click(button);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: words.COPY_LINK }));
  expect(await screen.findByRole('textbox', { name: words.SHARE_LINK })).toHaveFocus();
  expect(screen.queryByText(words.LINK_COPIED)).not.toBeInTheDocument();
});
