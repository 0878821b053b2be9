import { answerPressesBeforeHydration } from '@demo-evm/shared/ui';

/** A script of the page that the site host renders, placed after the HTML of the remote. */
const root = document.getElementById('root');
if (root) globalThis.demoEvmTakeOver = answerPressesBeforeHydration(root);
