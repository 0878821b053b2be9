import { slugOfHeading } from './slug';

const ID = /\bid="([^"]+)"/g;
const FENCE = /^\s*(```|~~~)[^]*?^\s*\1/gm;
const HEADING = /^#{1,6} +(.+)$/gm;

/**
 * Gives the anchors that a link to this Markdown text may name: the ids in the text, and the anchors that GitHub makes
 * from its headings. Fenced code blocks are ignored.
 */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const text = markdown.replace(FENCE, '');
  const ids = [...text.matchAll(ID)].map(([, id = '']) => id);
  const slugs = [...text.matchAll(HEADING)].map(([, heading = '']) => slugOfHeading(heading));
  const numbered = slugs.map((slug, index) => {
    const earlier = slugs.slice(0, index).filter((other) => other === slug).length;
    return earlier === 0 ? slug : `${slug}-${earlier}`;
  });
  return new Set([...ids, ...numbered]);
}
