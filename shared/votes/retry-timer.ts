/**
 * The pause after the first failure, and the longest pause. Each failure doubles the next pause, up to the longest
 * pause.
 */
const RETRY_PAUSE_MS = { first: 5_000, longest: 300_000 };

/**
 * Each pause is shortened at random, by at most this share of its length, so that phones do not all send requests at
 * the same moment.
 */
const MAX_PAUSE_JITTER = 0.1;

export interface RetryTimer {
  /**
   * Plans the next attempt and doubles the pause that follows it. If an attempt is planned already, nothing changes.
   */
  readonly plan: () => void;
  /** Cancels the planned attempt. The next pause is `RETRY_PAUSE_MS.first` again. */
  readonly reset: () => void;
}

/** Makes a timer that calls `attempt` after about 5 s, 10 s, 20 s … 300 s. An attempt that fails must call `plan`. */
export function createRetryTimer(attempt: () => void): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_PAUSE_MS.first;
  return {
    plan() {
      if (timer !== undefined) return;
      const wait = pause * (1 - MAX_PAUSE_JITTER * Math.random());
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
