import { startPresses } from '@demo-evm/shared/ui';

/**
 * The first part of `first-press.js`. The site host puts it into a server-rendered page, after the HTML of the remote.
 */
const root = document.getElementById('root');
if (root) globalThis.demoEvmPresses = startPresses(root);
