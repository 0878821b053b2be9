import { createEarlyAnswers, type EarlyAnswers } from '@demo-evm/shared/contract';

export interface CollectedEarly {
  readonly answers: EarlyAnswers;
  /** Has everything come that the page asked for? */
  readonly isComplete: boolean;
}

/**
 * Collects the answers that the page brought along or asked for before the bundle ran
 * ([early.js](../page/early.js)). docs/performance.md.
 * @param inHtml by URL
 * @param limitMs how long to wait for those that are still under way
 * @returns gives all that have come by then; never rejects
 */
export function collectEarly(
  inHtml: Readonly<Record<string, unknown>>,
  limitMs: number,
): () => Promise<CollectedEarly> {
  const bodies: Record<string, unknown> = { ...inHtml };
  const asked = Object.entries(globalThis.demoEvmEarly ?? {});
  const arriving = asked.map(async ([url, answer]) => {
    bodies[url] = await answer;
  });
  const all = Promise.all(arriving);
  return async () => {
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, limitMs))]);
    return {
      answers: createEarlyAnswers(bodies),
      isComplete: globalThis.demoEvmEarly !== undefined && asked.every(([url]) => bodies[url] !== undefined),
    };
  };
}
