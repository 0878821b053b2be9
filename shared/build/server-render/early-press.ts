import { answerPressesBeforeHydration } from '@demo-evm/shared/ui';

/** The site host puts this script into a server-rendered page, after the HTML of the remote. */
const root = document.getElementById('root');
if (root) globalThis.demoEvmTakeOver = answerPressesBeforeHydration(root);
