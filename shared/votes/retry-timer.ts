/** The pause after the first failure, and the longest one; each pause is twice as long as the one before. */
const RETRY_PAUSE_MS = { first: 5_000, longest: 300_000 };

/** Each pause is shortened by a random part of up to this much, so that phones do not all return to a server at once. */
const MAX_JITTER = 0.1;

export interface RetryTimer {
  /** Plans the next attempt, unless one is planned already: two failures in between double the pause only once. */
  readonly plan: () => void;
  /** Cancels the planned attempt and starts again with the first pause. */
  readonly reset: () => void;
}

/** Calls `attempt` after 5 s, 10 s, 20 s … up to 300 s, for as long as each attempt plans the next one. */
export function createRetryTimer(attempt: () => void): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_PAUSE_MS.first;
  return {
    plan() {
      if (timer !== undefined) return;
      const wait = pause * (1 - MAX_JITTER * Math.random());
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
