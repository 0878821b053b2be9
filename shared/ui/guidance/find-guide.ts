/** The guide is the only link that says on which side of the window its row is. */
const GUIDE_SELECTOR = 'a[data-at]';

/** @returns the link that leads to the candidate's row. Only a machine with one candidate has it. */
export function findGuide(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(GUIDE_SELECTOR);
}
