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
  /** `null`: no constituency counter. */
  readonly counter: string | null;
}

/**
 * Makes what sends one vote to the counter of its target.
 * Spec 7: HTTP calls; behaviour: Votes.
 *
 * @param voteIds does the server know a vote again by its id? Then it is sent along, and only an answer in
 *   the contract's shape counts: a hotel's login page that answers 200 has counted nothing.
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

/** `nowhere`: its counter is not configured any more. `unknown`: a newer release of this site cast it. */
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

/** Statuses that a later try may change: too early, too many, took too long. */
const PASSING = new Set([408, 425, 429]);

/** Only the contract's own refusal is final: it has a `detail`, which a proxy's error page has not. */
function outcomeOf(answer: Result<number, ApiError>): SendOutcome {
  if (answer.ok) return 'counted';
  const { error } = answer;
  if (error.kind === 'offline') return 'unreachable';
  if (error.kind === 'malformed') return 'uncertain';
  const isFinal = error.status < 500 && !PASSING.has(error.status) && error.detail !== undefined;
  return isFinal ? 'refused' : 'uncertain';
}

/** Unlike for reading a count, a missing number is no answer of the contract. */
const parseVoteAnswer = (body: unknown) => numberIn(body, 'demo_voting_count');

const parseOptionAnswer = (body: unknown) => numberIn(body, 'count');

function numberIn(body: unknown, key: string): number | undefined {
  const count = isRecord(body) ? body[key] : undefined;
  return typeof count === 'number' ? count : undefined;
}
