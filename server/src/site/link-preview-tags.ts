import { escapeHtml } from './escape-html';
import type { LinkPreview } from './link-preview';

/**
 * The HTML tags of a link preview for the page's head: title, description, robots, Open Graph. All texts are escaped.
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
    ...(image !== undefined && { 'og:image': image }),
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
