/*
 * Adds AbortController, and a `fetch` that uses XMLHttpRequest, if the browser lacks them. If the browser has
 * `fetch` but no AbortController, this file replaces `fetch` by one that can be aborted.
 */
import 'whatwg-fetch';
import 'abortcontroller-polyfill/dist/polyfill-patch-fetch';
