import { answerPressesBeforeHydration } from '@demo-evm/shared/ui';

/**
 * The second part of `first-press.js`. The site host puts it behind the script that shows the machine. If it fails, the
 * first part stops, so that the App or `first-press-old.js` can begin anew. docs/decisions/0073
 */
const presses = globalThis.demoEvmPresses;
try {
  if (presses) globalThis.demoEvmTakeOver = answerPressesBeforeHydration(presses);
} catch (error) {
  presses?.stop();
  globalThis.demoEvmPresses = undefined;
  throw error;
}
