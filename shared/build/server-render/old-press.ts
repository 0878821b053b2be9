import './old-browsers/fill-in-language';
import './old-browsers/fill-in-requests';
import './old-browsers/fill-in-elements';
import { readPageData } from '@demo-evm/shared/contract';
import { answerPressesBeforeHydration, startPresses, stayWithoutApp } from '@demo-evm/shared/ui';

/**
 * The watchdog (run-without-shell.ts) loads this script into a server-rendered page if the browser is too old for the
 * App. If the page's own script (early-press.ts, early-vote.ts) does not run the machine, this script runs it. In a
 * browser without CSS custom properties, the page has no colours, and the machine does not run. docs/decisions/0045
 */
const root = document.getElementById('root');
if (root && CSS.supports('color', 'var(--a)')) {
  stayWithoutApp(root, readPageData(document));
  if (!globalThis.demoEvmHandover)
    answerPressesBeforeHydration(globalThis.demoEvmPresses ?? startPresses(root), false);
}
