declare let __webpack_get_script_filename__: (chunk: string | number) => string;
declare const __webpack_require__: { miniCssF?: (chunk: string | number) => string };

/**
 * Adds the query of a remote's entry to the URLs of the remote's chunks and style sheets. A retry loads the entry with
 * a query, such as `?retry=1`. If the URL of a chunk had no query, the browser would use the page's preload of the
 * chunk again, even if the preload failed.
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
 * This runtime plugin does nothing itself. The bundler adds the file of a runtime plugin to the remote's entry, so
 * `carryQuery` above runs in the entry.
 */
export default function chunkQuery() {
  return { name: 'chunk-query' };
}
