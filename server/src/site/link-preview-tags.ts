import { escapeHtml } from './escape-html';
import type { LinkImage } from './link-image';
import type { LinkPreview } from './link-preview';

/**
 * Makes the HTML tags of a link preview for the page's head: title, description, robots, Open Graph. All
 * texts are escaped.
 */
export function linkPreviewTags({
  title,
  description,
  language,
  url,
  image,
  isIndexed,
}: LinkPreview): string[] {
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    ...(url !== undefined && { 'og:url': url }),
    ...(image !== undefined && imageProperties(image)),
    'og:locale': `${language}_IN`,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
  ];
}

/**
 * Gives the properties of a picture, with its size if the size is known. Messengers that know the size show
 * the picture large at once.
 */
function imageProperties({ url, alt, size }: LinkImage): Record<string, string> {
  return {
    'og:image': url,
    ...(size && { 'og:image:width': String(size.width), 'og:image:height': String(size.height) }),
    'og:image:alt': alt,
  };
}
