/**
 * Says whether the page's machine works without the App. It does if all of `first-press.js` has run and a row can be
 * voted for. The script also runs on pages on which the visitor waits for the App: a page whose machine is
 * switched off, and a page whose HTML early.js has removed.
 */
export function doesMachineWork(): boolean {
  return !!window.demoEvmHandover && document.querySelector('[data-vote]') !== null;
}
