export const MACHINE_SELECTOR = '[data-refusal]';

/**
 * The longest time that a press for a vote may wait. After a reload, a press that is older than this is dropped. After
 * hydration, a press is dropped if its button does not appear within this time. After this time, the visitor no longer
 * expects the press to count.
 */
export const WAITING_VOTE_LIFETIME_MS = 20_000;

export function machineButtons(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${MACHINE_SELECTOR} button`)];
}

/**
 * Finds the button with the index `place` in `machineButtons`. In a hydrated page the button is there at once. When
 * React renders the machine from scratch instead, the button may appear later.
 * @param onFound Called with the button, or with `undefined` when the button did not appear within
 *   WAITING_VOTE_LIFETIME_MS.
 */
export function findButton(
  root: HTMLElement,
  place: number,
  onFound: (button: HTMLElement | undefined) => void,
): void {
  const hydrated = machineButtons(root)[place];
  if (hydrated) {
    onFound(hydrated);
    return;
  }
  const end = (button: HTMLElement | undefined) => {
    observer.disconnect();
    clearTimeout(timer);
    setTimeout(() => onFound(button)); // waits until the App's effects have run
  };
  const observer = new MutationObserver(() => {
    const rendered = machineButtons(root)[place];
    if (rendered) end(rendered);
  });
  observer.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(() => end(undefined), WAITING_VOTE_LIFETIME_MS);
}
