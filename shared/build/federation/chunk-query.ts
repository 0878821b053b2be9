declare let __webpack_get_script_filename__: (chunk: string | number) => string;
declare const __webpack_require__: { miniCssF?: (chunk: string | number) => string };

/**
 * Adds the query of a remote's entry to the URLs of its chunks and style sheets. A retry loads the entry with a query,
 * such as `?retry=1`. Without this query the browser would take the chunks from the page's preloads, and a failed
 * preload would fail again.
 */
function carryQuery(): void {
  const { currentScript } = document;
  const query = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).search : '';
  if (!query) return;
  const scriptOf = __webpack_get_script_filename__;
  const styleOf = __webpack_require__.miniCssF;
  __webpack_get_script_filename__ = (chunk) => scriptOf(chunk) + query;
  if (styleOf) __webpack_require__.miniCssF = (chunk) => styleOf(chunk) + query;
}

carryQuery();

/**
 * The plugin itself does nothing. The bundler adds the files of runtime plugins to the entry, so `carryQuery` runs
 * there.
 */
export default function chunkQuery() {
  return { name: 'chunk-query' };
}
