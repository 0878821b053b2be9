/** The guide is the only link that says on which side of the window its row is. */
const GUIDE_SELECTOR = 'a[data-at]';

/** @returns The link that leads to the candidate's row, or `null`. Only a machine with one candidate has this link. */
export function findGuide(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(GUIDE_SELECTOR);
}
