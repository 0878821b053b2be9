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
  /** A UUID, by which the server recognises a vote that is sent again. */
  readonly rid: string;
  readonly target: VoteTarget;
  /** When the vote was cast, in milliseconds since 1970. */
  readonly castAt: number;
  /** The `rid` of another vote. This vote is sent after the other vote, and dropped when the other vote is refused. */
  readonly after?: string;
}

/** What is known about a vote. */
export type VoteFate =
  /** The vote is being sent or will be sent later. */
  | 'waiting'
  /** The server has counted the vote. */
  | 'counted'
  /** The vote is not counted and never will be. */
  | 'refused'
  /** This page does not know whether the vote was counted, and does not send it again. */
  | 'unknown';

/** The result of sending a vote. */
export type SendOutcome =
  /** The server has counted the vote, now or at an earlier attempt. */
  | 'counted'
  /** The server has refused the vote for good, or the vote cannot be sent any more. */
  | 'refused'
  /** The vote may have been counted, or this release cannot send it. Votes that do not depend on it are still sent. */
  | 'uncertain'
  /** No answer came from the server. */
  | 'unreachable';

/**
 * @returns The name of a machine's constituency, which is the key of its count. `null` when the machine names none.
 *   Behaviour: Constituency counter.
 */
export function constituencyOf(details: {
  readonly e_vname?: string | null;
  readonly vname?: string | null;
  readonly vidint?: string | number | null;
}): string | null {
  const keys = [details.e_vname, details.vname, details.vidint];
  return keys.map((key) => String(key ?? '').trim()).find(Boolean) ?? null;
}
