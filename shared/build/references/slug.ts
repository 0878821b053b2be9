/** Gives the part of an anchor that stands for a title: `get-evm-evm-id` for `GET {evm}/evm/{id}`. */
export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Gives the anchor that GitHub makes from a heading, if no earlier heading of the page has the same text. */
export function slugOfHeading(heading: string): string {
  return heading
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
