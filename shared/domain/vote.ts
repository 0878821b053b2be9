/** The counter that a vote is for. Browsers store votes, so the names of the fields must not change. */
export type VoteTarget =
  /** `id` is the vid of the machine. */
  | { readonly kind: 'machine'; readonly id: string }
  /** The counter of a constituency. Spec 7: Constituency counter. */
  | { readonly kind: 'constituency'; readonly vidhansabha: string }
  /** An option of the Bihar page. Spec 7: POST {api}/demo-bihar-stat/increment/{id}. */
  | { readonly kind: 'bihar'; readonly option: string };

/** A vote for one counter. Behaviour: Votes. */
export interface Vote {
  /** A UUID. A server that supports vote ids uses it to recognise a vote that is sent again. */
  readonly rid: string;
  readonly target: VoteTarget;
  /** When the vote was cast, in milliseconds since 1970. */
  readonly castAt: number;
  /** The `rid` of another vote. This vote is sent after the other vote, and dropped when the other vote is refused. */
  readonly after?: string;
}

/** What is known about a vote. */
export type VoteFate =
  /** The vote is being sent or waits to be sent. */
  | 'waiting'
  /** The server has counted the vote. */
  | 'counted'
  /** The vote is taken as not counted, and no further attempt is made. */
  | 'refused'
  /** This page does not know whether the vote was counted, and does not send it again. */
  | 'unknown';

/** The result of an attempt to send a vote. */
export type SendOutcome =
  /** The server has counted the vote, now or at an earlier attempt. */
  | 'counted'
  /** The server has refused the vote for good, or the vote cannot be sent, now or later. */
  | 'refused'
  /** The vote may have been counted, or this release cannot send it. Votes that do not depend on it are still sent. */
  | 'uncertain'
  /** No complete answer came from the server. */
  | 'unreachable';
