/** The App loads these functions in a chunk of their own, because it needs them only after the page has been shown. */
export { showToast } from './toast';
export { runGuide } from './run-guide';
