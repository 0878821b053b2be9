import { TranslationProvider } from '@demo-evm/shared/i18n';
import { createTestHost } from '@demo-evm/shared/testing';
import uiWords from '@demo-evm/shared/ui/translations/en.json';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Snackbar } from './snackbar';
import { useSnackbar, type MessageKind } from './use-snackbar';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no table'));
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.useRealTimers());

const KINDS: readonly MessageKind[] = ['success', 'error', 'info', 'warning'];

function Page() {
  const { message, say, close } = useSnackbar(() => null);
  return (
    <main tabIndex={-1}>
      {KINDS.map((kind) => (
        <button key={kind} onClick={() => say(kind, () => `It is ${kind}.`)}>
          {kind}
        </button>
      ))}
      <Snackbar message={message} hasSaveBar={false} onClose={close} />
    </main>
  );
}

function show(kind: MessageKind) {
  render(
    <TranslationProvider host={createTestHost({}, { language: 'en' })} builtIn={uiWords}>
      <Page />
    </TranslationProvider>,
  );
  fireEvent.click(screen.getByText(kind));
  return screen.getByText(`It is ${kind}.`);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const isShown = (kind: MessageKind) => screen.queryByText(`It is ${kind}.`) !== null;

it.each([
  ['success', 3000, 'status'],
  ['info', 3000, 'status'],
  ['error', 5000, 'alert'],
  ['warning', 5000, 'alert'],
] as const)('a message of kind %s is shown for %i ms and announced as %s', (kind, ms, role) => {
  const words = show(kind);
  expect(screen.getByRole(role)).toContainElement(words);
  wait(ms - 1);
  expect(isShown(kind)).toBe(true);
  wait(1);
  expect(isShown(kind)).toBe(false);
  expect(screen.getByRole(role)).toBeEmptyDOMElement();
});

it('a message stays while a pointer or the focus is on it', () => {
  const words = show('info');
  fireEvent.pointerEnter(words);
  fireEvent.focus(screen.getByRole('button', { name: uiWords.CLOSE }));
  fireEvent.pointerLeave(words);
  wait(60_000);
  expect(isShown('info')).toBe(true);
  fireEvent.blur(screen.getByRole('button', { name: uiWords.CLOSE }));
  wait(3000);
  expect(isShown('info')).toBe(false);
});

it('closing a message gives the focus back', () => {
  show('success');
  const button = screen.getByText('success');
  act(() => button.focus());
  act(() => screen.getByRole('button', { name: uiWords.CLOSE }).focus());
  fireEvent.click(screen.getByRole('button', { name: uiWords.CLOSE }));
  expect(isShown('success')).toBe(false);
  expect(button).toHaveFocus();
});

it('a new message replaces the last one and is shown for its own time', () => {
  show('info');
  wait(2000);
  fireEvent.click(screen.getByText('error'));
  expect(isShown('info')).toBe(false);
  wait(4999);
  expect(isShown('error')).toBe(true);
});

it('a message moves to the upper edge when it would cover the element that has the focus', () => {
  const words = show('info');
  const button = screen.getByText('info');
  jest
    .spyOn(button, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, window.innerHeight - 60, 100, 40));
  expect(words.parentElement).toHaveAttribute('data-place', 'bottom');
  act(() => button.focus());
  expect(words.parentElement).toHaveAttribute('data-place', 'top');
});

it('a message does not move while its own button has the focus', () => {
  const words = show('info');
  const close = screen.getByRole('button', { name: uiWords.CLOSE });
  jest.spyOn(close, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight - 60, 40, 40));
  act(() => close.focus());
  expect(words.parentElement).toHaveAttribute('data-place', 'bottom');
});
