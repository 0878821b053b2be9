import { RateLimitStore, type Counted } from './rate-limit-store';
import type { SharedCallCounts } from './shared-call-counts';

/**
 * Counts the calls of each address in this process, and those within the limit also for all processes together. A call
 * beyond the limit of this process does not reach the database. When the database does not answer, the count of this
 * process decides. docs/decisions/0067.
 */
export class SharedRateLimitStore extends RateLimitStore {
  /** @param what names the limit */
  constructor(
    private readonly shared: SharedCallCounts,
    private readonly what: string,
  ) {
    super();
  }

  override incr(
    address: string,
    callback: (error: Error | null, result?: Counted) => void,
    windowMs: number,
    max = Infinity,
  ): void {
    const own = this.count(address, windowMs);
    if (own.current > max) return callback(null, own);
    void this.shared.count(this.what, address, windowMs).then((all) => {
      callback(null, all && all.current > own.current ? all : own);
    });
  }
}
