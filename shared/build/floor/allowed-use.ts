/**
 * Allows code that `find-newer.ts` reports as too new. `use` is the reported text, and `reason` says why the
 * code is safe.
 */
export interface Allowed {
  readonly use: string;
  /** Matches the paths of the scripts that may contain this code. By default, every script may contain it. */
  readonly files?: RegExp;
  readonly reason: string;
}
