/** What the App loads in a chunk of its own, because it is needed only after the page has been shown. */
export { showToast } from './toast';
export { runGuide } from './run-guide';
