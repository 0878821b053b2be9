declare let __webpack_get_script_filename__: (chunk: string | number) => string;
declare const __webpack_require__: { miniCssF?: (chunk: string | number) => string };

/**
 * Chunks and style sheets of a remote carry the query of its entry. A retry loads the entry as
 * `…?retry=1`; without this its chunks would come from the page's preloads, which keep a 404 as well.
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

/** A plugin of the federation runtime, so that it is part of the entry. */
export default function chunkQuery() {
  return { name: 'chunk-query' };
}
