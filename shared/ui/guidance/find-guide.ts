/** Matches only the guide, because no other link has a `data-at`. */
const GUIDE_SELECTOR = 'a[data-at]';

/** @returns The guide, which is the link to the candidate's row, or `null` on a page without a guide. */
export function findGuide(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(GUIDE_SELECTOR);
}
