/**
 * Makes the inline script that requests the pictures of a rendered view before the browser has read the view. Each picture
 * is the background of a box, and the browser requests a background only at the layout. The answer would then take the
 * open connection from a vote that is cast at once. The service worker keeps the pictures of its pages, so on such a page
 * the script does nothing. It is written in ES5, because old browsers run it too. docs/decisions/0069
 *
 * @param html the view, with its styles in `data-style` attributes (server-render/view-renderer.ts)
 * @returns the text of the script, or an empty list if the view has no pictures
 */
export function pictureRequests(html: string): string[] {
  const pictures = html.matchAll(/ data-style="background-image:url\(&quot;([^"]+?)&quot;\)/g);
  const urls = new Set([...pictures].map(([, url = '']) => url.replaceAll('&amp;', '&')));
  if (urls.size === 0) return [];
  const list = JSON.stringify([...urls]).replaceAll('<', '\\u003c'); // the text cannot end the script element
  return [`(navigator.serviceWorker||{}).controller||${list}.forEach(function(url){new Image().src=url})`];
}
