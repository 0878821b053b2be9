export const MACHINE_SELECTOR = '[data-refusal]';

/** A vote that waited longer than this is dropped: its visitor does not expect it any more. */
export const WAITING_VOTE_LIFETIME_MS = 20_000;

export function machineButtons(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${MACHINE_SELECTOR} button`)];
}

/**
 * Finds the machine's button at `place`: at once when the page was hydrated, later when React renders it from scratch,
 * because something that the server rendered it from did not arrive.
 * @param onFound gets `undefined` when the button did not appear in time
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
    setTimeout(() => onFound(button)); // after the App's effects
  };
  const observer = new MutationObserver(() => {
    const rendered = machineButtons(root)[place];
    if (rendered) end(rendered);
  });
  observer.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(() => end(undefined), WAITING_VOTE_LIFETIME_MS);
}
