/** What a vote is counted for. */
export type VoteTarget =
  | { readonly kind: 'machine'; readonly id: string }
  /** The constituency's own counter. Spec 7: Constituency counter. */
  | { readonly kind: 'constituency'; readonly vidhansabha: string }
  /** An option of the Bihar page. Spec 7: POST {api}/demo-bihar-stat/increment/{id}. */
  | { readonly kind: 'bihar'; readonly option: string };

/** One press, to be counted once. Behaviour: Votes. */
export interface Vote {
  /** Its own UUID. */
  readonly rid: string;
  readonly target: VoteTarget;
  /** Milliseconds since 1970. */
  readonly castAt: number;
  /** The `rid` of the vote that this one belongs to: it is sent after that one, and not at all when that is refused. */
  readonly after?: string;
}

/** What is true of a vote at a moment, and may be said of it. */
export type VoteFate =
  /** It is on its way or is sent later; nothing is lost. */
  | 'waiting'
  /** The server has it. */
  | 'counted'
  /** It is not counted and will never be. */
  | 'refused'
  /** It has left the queue and nobody here knows what the server did with it. */
  | 'unknown';

/** What became of sending a vote. */
export type SendOutcome =
  /** The server acknowledged it. */
  | 'counted'
  /** The server said that it can never be counted. */
  | 'refused'
  /** No answer that says either; another vote may fare better. */
  | 'uncertain'
  /** The server could not be reached. */
  | 'unreachable';

/** Key of the counter of a machine's constituency; `null` without one. Behaviour: Constituency counter. */
export function constituencyOf(details: {
  readonly e_vname?: string | null;
  readonly vname?: string | null;
  readonly vidint?: string | number | null;
}): string | null {
  const keys = [details.e_vname, details.vname, details.vidint];
  return keys.map((key) => String(key ?? '').trim()).find(Boolean) ?? null;
}
