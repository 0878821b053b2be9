import { createEarlyAnswers, type EarlyAnswers } from '@demo-evm/shared/contract';

/** What the page's inline script leaves: answers by URL, `undefined` where there was none. */
declare global {
  var demoEvmEarly: Readonly<Record<string, Promise<unknown>>> | undefined;
}

/** After the bundle has arrived an answer is here or will be late; then the remote asks by itself. */
const LIMIT_MS = 300;

/**
 * The answers that the page brought along or asked for before the bundle ran ([early.js](../page/early.js)).
 * ARCHITECTURE: The voter's route is a budget. Never rejects.
 * @param inHtml by URL
 */
export async function collectEarly(inHtml: Readonly<Record<string, unknown>>): Promise<EarlyAnswers> {
  const asked = Object.entries(globalThis.demoEvmEarly ?? {});
  const tooLate = new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  const answers = asked.map(async ([url, answer]) => [url, await Promise.race([answer, tooLate])] as const);
  return createEarlyAnswers({ ...inHtml, ...Object.fromEntries(await Promise.all(answers)) });
}
