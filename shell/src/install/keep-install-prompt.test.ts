import { keepInstallPrompt } from './keep-install-prompt';

it('keeps the browser’s prompt, so that it is shown only when a page asks for it', () => {
  keepInstallPrompt();
  expect(globalThis.demoEvmInstall).toBeUndefined();
  const prompt = jest.fn().mockResolvedValue(undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  expect([event.defaultPrevented, prompt.mock.calls.length]).toEqual([true, 0]);
  globalThis.demoEvmInstall?.();
  expect(prompt).toHaveBeenCalledTimes(1);
});
