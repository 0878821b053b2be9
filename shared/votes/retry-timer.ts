/** The pause after the first failure; each further one is twice as long, up to the longest. */
const RETRY_PAUSE_MS = { first: 5_000, longest: 300_000 };

/** Phones that lost one server must not all come back at the same moment: a pause may be shorter by this part. */
const SPREAD = 0.1;

export interface RetryTimer {
  /** Plans the next attempt. One that is already planned stays as it is, so two failures double the pause once. */
  readonly plan: () => void;
  /** Drops the planned attempt; the next one that is planned comes after the first pause again. */
  readonly reset: () => void;
}

/** Calls `attempt` after 5 s, 10 s, 20 s … up to 300 s, for as long as each attempt plans the next one. */
export function createRetryTimer(attempt: () => void): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_PAUSE_MS.first;
  return {
    plan() {
      if (timer !== undefined) return;
      const wait = pause * (1 - SPREAD * Math.random());
      pause = Math.min(pause * 2, RETRY_PAUSE_MS.longest);
      timer = setTimeout(() => {
        timer = undefined;
        attempt();
      }, wait);
    },
    reset() {
      clearTimeout(timer);
      timer = undefined;
      pause = RETRY_PAUSE_MS.first;
    },
  };
}
