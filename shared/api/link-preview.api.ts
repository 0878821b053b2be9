import { imageUrl, isLanguage, type Language, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';

/** What messengers show of a page when somebody sends its link. */
export interface LinkPreview {
  readonly title: string;
  /** An empty text when the page has no description. */
  readonly description: string;
  /** The language of both texts; `undefined` when the page names none of the product's languages. */
  readonly language: Language | undefined;
  /** It is `null` when the page names no picture, or a picture that this site may not load. */
  readonly picture: { readonly url: string; readonly alt: string } | null;
}

/**
 * Reads what messengers show for the link `url`, as messengers do: from the Open Graph properties in the HTML of the
 * page. A page without `og:title` is malformed.
 */
export function readLinkPreview(url: string): Promise<Result<LinkPreview, ApiError>> {
  return call({ method: 'GET', url, parse: (body) => parsePreview(body, url) });
}

/** Matches each Open Graph property as our server writes it. It is not parsed as HTML: docs/decisions/0068 */
const PROPERTY = /<meta property="og:([^"]+)" content="([^"]*)">/g;

/** The characters that our server escapes in an attribute. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function parsePreview(body: unknown, url: string): LinkPreview | undefined {
  if (typeof body !== 'string') return undefined;
  const properties = new Map<string, string>();
  body.replace(PROPERTY, (tag, name: string, content: string) => {
    properties.set(name, decode(content).trim());
    return tag;
  });
  const property = (name: string) => properties.get(name) ?? '';
  const title = property('title');
  if (title === '') return undefined;
  const [language] = property('locale').split('_');
  const picture = pictureOf(property('image'), url);
  return {
    title,
    description: property('description'),
    language: isLanguage(language) ? language : undefined,
    picture: picture === null ? null : { url: picture, alt: property('image:alt') },
  };
}

function decode(text: string): string {
  return text.replace(/&[^;]+;/g, (entity) => CHARACTERS[entity] ?? entity);
}

/**
 * Gives the address of the picture, or `null` if this site may not load it. A picture of another site must
 * have https.
 */
function pictureOf(address: string, pageUrl: string): string | null {
  try {
    const { origin, pathname, search, href } = new URL(address, pageUrl);
    if (address === '') return null;
    return imageUrl(origin === new URL(pageUrl).origin ? pathname + search : href);
  } catch {
    return null;
  }
}
