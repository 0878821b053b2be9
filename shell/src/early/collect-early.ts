import { createEarlyAnswers, type EarlyAnswers } from '@demo-evm/shared/contract';

export interface CollectedEarly {
  readonly answers: EarlyAnswers;
  /**
   * True if the inline script (page/early.js) has run, and the answer to each of its requests arrived in
   * time.
   */
  readonly isComplete: boolean;
}

/**
 * Collects the answers that are in the HTML, and the answers to the requests that the inline script
 * ([early.js](../page/early.js)) made before the bundle ran. docs/performance.md
 * @param inHtml the answers in the HTML, by URL
 * @param timeoutMs how long the returned function waits at most for requests that are still pending
 * @returns A function whose promise resolves with all answers that have arrived in time, and never rejects.
 */
export function collectEarly(
  inHtml: Readonly<Record<string, unknown>>,
  timeoutMs: number,
): () => Promise<CollectedEarly> {
  const bodies: Record<string, unknown> = { ...inHtml };
  const requests = Object.entries(globalThis.demoEvmEarly ?? {});
  const arriving = requests.map(async ([url, answer]) => {
    bodies[url] = await answer;
  });
  const all = Promise.all(arriving);
  return async () => {
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    return {
      answers: createEarlyAnswers(bodies),
      isComplete:
        globalThis.demoEvmEarly !== undefined && requests.every(([url]) => bodies[url] !== undefined),
    };
  };
}
