import { failure, success, type Result } from '@demo-evm/shared/domain';
import type { PreviewKey } from './preview-key';

/** What a link lets a person do. A signature for one purpose is not valid for the other. */
type Purpose = 'preview' | 'staff';

/** The path of the link that gives a person every canary. */
export const STAFF_PATH = '/staff';

export interface SignedQuery {
  /** The releases that a preview shows, as `mfe-voting@1.0.0-4f0c`. */
  readonly releases: readonly string[];
  readonly until: Date;
}

/** `forged`: the link was changed or cut off, or another key has signed it. */
export type QueryProblem = 'forged' | 'expired';

/** Makes the query of a link that is valid until `until`, to the second. */
export function signedQuery(
  key: PreviewKey,
  purpose: Purpose,
  { releases, until }: SignedQuery,
): URLSearchParams {
  const seconds = Math.floor(until.getTime() / 1000);
  return new URLSearchParams([
    ...releases.map((release): [string, string] => ['release', release]),
    ['until', String(seconds)],
    ['signature', key.sign(purpose, seconds, ...releases)],
  ]);
}

/** Reads the query of a link, and checks its signature and its time. */
export function readSignedQuery(
  key: PreviewKey,
  purpose: Purpose,
  query: URLSearchParams,
  now = new Date(),
): Result<SignedQuery, QueryProblem> {
  const releases = query.getAll('release');
  const seconds = Number(query.get('until'));
  if (!key.isSigned(query.get('signature') ?? '', purpose, seconds, ...releases)) return failure('forged');
  const until = new Date(seconds * 1000);
  return until > now ? success({ releases, until }) : failure('expired');
}
