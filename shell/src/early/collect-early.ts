import { createEarlyAnswers, type EarlyAnswers } from '@demo-evm/shared/contract';

/** What the page's inline script leaves: answers by URL, `undefined` where there was none. */
declare global {
  var demoEvmEarly: Readonly<Record<string, Promise<unknown>>> | undefined;
}

/** When the remote is here, an answer is too, or it is late; then the remote asks by itself. */
const LIMIT_MS = 300;

/**
 * Collects the answers that the page brought along or asked for before the bundle ran
 * ([early.js](../page/early.js)). ARCHITECTURE: The voter's route is a budget.
 * @param inHtml by URL
 * @returns waits a moment for those that are still under way, and gives all that have come; never rejects
 */
export function collectEarly(inHtml: Readonly<Record<string, unknown>>): () => Promise<EarlyAnswers> {
  const bodies: Record<string, unknown> = { ...inHtml };
  const arriving = Object.entries(globalThis.demoEvmEarly ?? {}).map(async ([url, answer]) => {
    bodies[url] = await answer;
  });
  const all = Promise.all(arriving);
  return async () => {
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
    return createEarlyAnswers(bodies);
  };
}
