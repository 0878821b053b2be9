import type { createVoteLog } from '@demo-evm/shared/votes';

/** A vote that waits longer than this while the browser is online has failed. It is still sent later. */
const FAILED_AFTER_MS = 30_000;

interface WatchVotesOptions {
  readonly log: Pick<ReturnType<typeof createVoteLog>, 'all'>;
  readonly onFailed: () => void;
}

/** Calls `onFailed` once when a vote of this browser waits for too long although the browser is online. */
export function watchVotes({ log, onFailed }: WatchVotesOptions): void {
  const timer = setInterval(() => {
    if (!navigator.onLine || document.visibilityState !== 'visible') return;
    void log.all().then((votes) => {
      const isFailed = votes?.some(({ castAt }) => Date.now() - castAt > FAILED_AFTER_MS) ?? false;
      if (!isFailed) return;
      clearInterval(timer);
      onFailed();
    });
  }, FAILED_AFTER_MS);
}
