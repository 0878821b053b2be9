import type { CDPSession } from '@playwright/test';

/** The name of a function that the page can call, because the benchmark has added it to `window`. */
type Binding = Extract<keyof Window, string>;

/**
 * Gives the page functions by which it tells the benchmark something. Playwright's own ways to wait for a page run a
 * large script in the page first, which takes 0.05 s of a slow processor while the page loads.
 */
export async function addBindings(cdp: CDPSession, names: readonly Binding[]): Promise<void> {
  await cdp.send('Runtime.enable');
  for (const name of names) await cdp.send('Runtime.addBinding', { name });
}

interface Wait {
  readonly timeoutMs: number;
  /** Gives the message of the error if the page does not call the binding in time. */
  readonly failure: () => string | Promise<string>;
  /** Is called when the benchmark receives the call of the binding. */
  readonly onCall?: () => void;
}

/** Waits until the page calls the binding, and gives the argument of the call. */
export function bindingCall(
  cdp: CDPSession,
  binding: Binding,
  { timeoutMs, failure, onCall }: Wait,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = async () => reject(new Error(await failure()));
    const timer = setTimeout(() => void fail().catch(reject), timeoutMs);
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== binding) return;
      clearTimeout(timer);
      onCall?.();
      resolve(payload);
    });
  });
}
