/** `GET {evm}/evm/{id}` becomes `get-evm-evm-id`: the part of an anchor that stands for a title. */
export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The anchor that GitHub gives a heading: punctuation goes, spaces become hyphens. */
export function slugOfHeading(heading: string): string {
  return heading
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
