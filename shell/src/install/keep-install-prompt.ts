/** The event `beforeinstallprompt`. Only browsers with Chromium's engine send it. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/**
 * Keeps the browser's prompt to put the page on the home screen, so that a remote can offer it at a good moment. The
 * browser then does not show the prompt by itself. docs/decisions/0050
 */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.demoEvmInstall = () => void (event as InstallPromptEvent).prompt();
  });
}
