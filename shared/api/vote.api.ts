import {
  isRecord,
  machinePath,
  type Result,
  type SendOutcome,
  type Vote,
  type VoteTarget,
} from '@demo-evm/shared/domain';
import { call, type ApiError, type Call } from './call';
import { parseConstituencyCount } from './constituency.api';

interface VoteBases {
  readonly evm: string;
  readonly stat: string;
  /** URL of the constituency counter. `null` when there is no counter. */
  readonly counter: string | null;
}

/**
 * Makes the function that sends a vote to the counter of its target. Spec 7: HTTP calls; behaviour: Votes.
 * @param voteIds Whether the server recognises votes by their ids. If it does, the id is sent, and the outcome is
 *   `counted` only if the answer has the contract's shape, because the login page of a hotel's network answers 200 too.
 */
export function createVoteSender(bases: VoteBases, voteIds: boolean) {
  return async ({ rid, target }: Pick<Vote, 'rid' | 'target'>): Promise<SendOutcome> => {
    const request = requestFor(target, bases, voteIds ? rid : undefined);
    if (request === 'nowhere') return 'refused';
    if (request === 'unknown') return 'uncertain';
    const parse = voteIds ? request.parse : () => 0;
    return outcomeOf(await call({ method: 'POST', ...request, parse }));
  };
}

type Request = Pick<Call<number>, 'url' | 'query' | 'body' | 'parse'>;

/** @returns The request. `nowhere` if the target has no counter, `unknown` if only a newer release knows the target. */
function requestFor(
  target: VoteTarget,
  bases: VoteBases,
  rid: string | undefined,
): Request | 'nowhere' | 'unknown' {
  switch (target.kind) {
    case 'machine': {
      const url = machinePath(bases.evm, 'increment_count/', target.id);
      return { url, query: { rid }, parse: parseVoteAnswer };
    }
    case 'constituency': {
      if (bases.counter === null) return 'nowhere';
      const body = { vidhansabha: target.vidhansabha, action: 'update', rid };
      return { url: bases.counter, body, parse: parseConstituencyCount };
    }
    case 'bihar': {
      const url = `${bases.stat}/demo-bihar-stat/increment/${encodeURIComponent(target.option)}`;
      return { url, query: { rid }, parse: parseOptionAnswer };
    }
    default:
      target satisfies never;
      return 'unknown';
  }
}

/** After Request Timeout, Too Early or Too Many Requests, a later attempt may succeed. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** A refusal is final only if it comes from the server itself. Such a refusal has a `detail`; a proxy's has none. */
function outcomeOf(answer: Result<number, ApiError>): SendOutcome {
  if (answer.ok) return 'counted';
  const { error } = answer;
  if (error.kind === 'offline') return 'unreachable';
  if (error.kind === 'malformed') return 'uncertain';
  const isFinal = error.status < 500 && !RETRYABLE_STATUSES.has(error.status) && error.detail !== undefined;
  return isFinal ? 'refused' : 'uncertain';
}

/** A vote is counted only if its answer has this number. In `getCount`, a missing number means 0. */
const parseVoteAnswer = (body: unknown) => numberIn(body, 'demo_voting_count');

const parseOptionAnswer = (body: unknown) => numberIn(body, 'count');

function numberIn(body: unknown, key: string): number | undefined {
  const count = isRecord(body) ? body[key] : undefined;
  return typeof count === 'number' ? count : undefined;
}
