import type { ShareContent } from '@demo-evm/shared/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { useSendPicture } from './use-send-picture';

const LINK = 'https://wa.me/?text=Practise';
const PICTURE = new File(['picture'], 'demo-evm.jpg', { type: 'image/jpeg' });

function Send({ content }: { readonly content: ShareContent }) {
  return (
    <a href="#whatsapp" onClick={useSendPicture(content, LINK)}>
      send
    </a>
  );
}

/** Installs a share sheet that accepts pictures. The screen is a touch screen unless `isTouched` is false. */
function useShareSheet(share: (data: ShareData) => Promise<void>, isTouched = true) {
  Object.assign(navigator, { share, canShare: () => true });
  window.matchMedia = () => ({ matches: isTouched }) as MediaQueryList;
}

async function showLink(draw = jest.fn(() => Promise.resolve<File | null>(PICTURE))) {
  const content = { text: 'Practise', url: 'https://demo.example/demo/x', drawPicture: draw };
  const { unmount } = render(<Send content={content} />);
  await jest.advanceTimersByTimeAsync(5_000);
  return { draw, unmount };
}

/** Presses the link. @returns True if the browser follows the link. */
const press = () => fireEvent.click(screen.getByRole('link'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

it('sends text and picture through the share sheet', async () => {
  const share = jest.fn(() => Promise.resolve());
  useShareSheet(share);
  await showLink();
  expect(press()).toBe(false);
  expect(share).toHaveBeenCalledWith({ text: 'Practise', files: [PICTURE] });
});

it('is a plain link until the picture is drawn, and when it cannot be drawn', async () => {
  const share = jest.fn(() => Promise.resolve());
  useShareSheet(share);
  const { unmount } = await showLink(jest.fn(() => new Promise<File | null>(() => undefined)));
  expect(press()).toBe(true);
  unmount();
  await showLink(jest.fn(() => Promise.resolve(null)));
  expect(press()).toBe(true);
  expect(share).not.toHaveBeenCalled();
});

it('draws nothing on a computer, nor where the browser shares no files', async () => {
  useShareSheet(() => Promise.resolve(), false);
  expect((await showLink()).draw).not.toHaveBeenCalled();
  useShareSheet(() => Promise.resolve());
  Reflect.deleteProperty(navigator, 'canShare');
  expect((await showLink()).draw).not.toHaveBeenCalled();
});

it('opens WhatsApp when the browser refuses the share sheet, but not when the visitor closes it', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  let refusal = 'AbortError';
  useShareSheet(() => Promise.reject(new DOMException('', refusal)));
  await showLink();
  press();
  await jest.advanceTimersByTimeAsync(0);
  expect(open).not.toHaveBeenCalled();
  refusal = 'NotAllowedError';
  press();
  await jest.advanceTimersByTimeAsync(0);
  expect(open).toHaveBeenCalledWith(LINK, '_blank', 'noopener');
});
