import { answerFirstPress } from '@demo-evm/shared/ui';

/** Stands in the page behind what the site host drew of a remote. */
const root = document.getElementById('root');
if (root) globalThis.demoEvmTakeOver = answerFirstPress(root);
