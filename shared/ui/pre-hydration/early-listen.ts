import { EARLY_LISTEN_FILE } from '@demo-evm/shared/contract';
import { loadScript } from './load-script';

/** The button that reads aloud, before the App runs. */
export interface EarlyListen {
  /**
   * Handles the press of a button. The first press of Listen loads the script that reads aloud. The script
   * begins to read when it has loaded, and from then on it handles the presses itself.
   * @returns `false` if the button is not Listen, or if the release has no such script
   */
  readonly press: (button: HTMLElement) => boolean;
  /** If the script of a pressed Listen has not loaded yet, passes the press to the App. */
  readonly stop: () => void;
}

/**
 * Makes the object that handles presses of Listen. docs/decisions/0039; behaviour: Guidance.
 * @param pressInApp Presses a button when the App runs.
 */
export function createEarlyListen(
  { dataset }: HTMLElement,
  pressInApp: (button: HTMLElement) => void,
): EarlyListen {
  /**
   * The button whose script is being loaded. It is `undefined` before the first press, and `null` when the
   * script has loaded or is no longer awaited.
   */
  let waiting: HTMLElement | null | undefined;

  const stop = () => {
    if (waiting) {
      waiting.setAttribute('aria-pressed', 'false');
      pressInApp(waiting);
    }
    waiting = null;
  };

  return {
    press(button) {
      const { listen } = dataset;
      if (button.dataset.steps === undefined || listen === undefined) return false;
      if (waiting !== undefined) return true;
      waiting = button;
      button.setAttribute('aria-pressed', 'true');
      (window as Partial<Window>).speechSynthesis?.getVoices(); // Chrome then begins to load the voices
      const script = loadScript(dataset, EARLY_LISTEN_FILE, listen);
      script.onload = () => (waiting = null);
      script.onerror = () => {
        delete dataset.listen;
        stop();
      };
      return true;
    },
    stop,
  };
}
