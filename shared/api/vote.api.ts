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
  /** The constituency counter; `null`: there is none. */
  readonly counter: string | null;
}

/**
 * Makes the function that sends a vote to the counter of its target. Spec 7: HTTP calls; behaviour: Votes.
 *
 * @param voteIds does the server know votes by their ids? Then the id is sent, and a vote is counted only if the answer
 *   has the contract's shape: the login page of a hotel's network answers 200 too.
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

/** `nowhere`: its counter is no longer configured. `unknown`: a newer release of this site cast the vote. */
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

/** Request Timeout, Too Early and Too Many Requests: a later attempt may succeed. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** Only a refusal by the contract's server is final. It has a `detail`, which the error page of a proxy lacks. */
function outcomeOf(answer: Result<number, ApiError>): SendOutcome {
  if (answer.ok) return 'counted';
  const { error } = answer;
  if (error.kind === 'offline') return 'unreachable';
  if (error.kind === 'malformed') return 'uncertain';
  const isFinal = error.status < 500 && !RETRYABLE_STATUSES.has(error.status) && error.detail !== undefined;
  return isFinal ? 'refused' : 'uncertain';
}

/** Unlike where a count is read, the number must be in the answer. */
const parseVoteAnswer = (body: unknown) => numberIn(body, 'demo_voting_count');

const parseOptionAnswer = (body: unknown) => numberIn(body, 'count');

function numberIn(body: unknown, key: string): number | undefined {
  const count = isRecord(body) ? body[key] : undefined;
  return typeof count === 'number' ? count : undefined;
}
