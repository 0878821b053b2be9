import { answerPressesBeforeHydration } from '@demo-evm/shared/ui';

/** The second part of `first-press.js`. The site host puts it behind the script that shows the machine. docs/decisions/0073 */
const presses = globalThis.demoEvmPresses;
if (presses) globalThis.demoEvmTakeOver = answerPressesBeforeHydration(presses);
