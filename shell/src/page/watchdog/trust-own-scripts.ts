/** The only HTML that the browser may parse. It is empty at first, because React sets some elements to the empty text. */
let trustedHtml = '';

/**
 * Makes the default policy of Trusted Types, which decides about every text that a script of the page uses as HTML or as
 * the address of a script. It allows the scripts of this site's releases and the service worker. The Content-Security-
 * Policy decides about scripts of other origins, which are those of developers. The policy allows no HTML except
 * `trustedHtml`. The browser refuses everything else. docs/decisions/0068
 */
export function trustOwnScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      // This form of the code makes the page 50 bytes smaller than a constant for the regular expression.
      const url = new URL(text, location.href);
      return url.origin !== location.origin || /^\/(sw|[\w-]+\/\d[^/]*\/.*)\.js$/.test(url.pathname)
        ? text
        : null;
    },
    createHTML: (html) => (html === trustedHtml ? html : null),
  });
}

/** Allows this text of the page as HTML. From then on the browser parses no other text. */
export function trustHtml(html: string): string {
  return (trustedHtml = html);
}
