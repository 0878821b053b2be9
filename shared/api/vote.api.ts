import { storedToken } from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { isRecord, machinePath, type SendOutcome, type Vote, type VoteTarget } from '@demo-evm/shared/domain';
import { parseConstituencyCount } from './constituency.api';
import { postVote, type VoteRequest } from './post-vote';

interface VoteBases {
  readonly evm: string;
  readonly stat: string;
  /** The URL of the constituency counter, or `null` if there is no counter. */
  readonly counter: string | null;
}

/**
 * Makes the function that sends a vote to the counter of its target. If the target has a counter, the request starts
 * before the function returns. Spec 7: HTTP calls; behaviour: Votes.
 * @param voteIds Says whether the server recognises votes by their ids. If `true`, the id is sent, and a vote
 *   for a machine carries the token of the account that is logged in. The outcome is then `counted` only if
 *   the answer has the contract's shape. If `false`, any answer with a success status means `counted`, and no
 *   token is sent, because such a server may refuse the token. Behaviour: Numbers.
 */
export function createVoteSender(bases: VoteBases, voteIds: boolean) {
  return async ({ rid, target }: Pick<Vote, 'rid' | 'target'>): Promise<SendOutcome> => {
    const request = requestFor(target, bases, voteIds ? rid : undefined);
    if (request === 'nowhere') return 'refused';
    if (request === 'unknown') return 'uncertain';
    if (!voteIds) return postVote({ ...request, isCounted: () => true });
    return postVote(target.kind === 'machine' ? { ...request, token: storedToken(browserStorage) } : request);
  };
}

/**
 * @returns The request, `nowhere` if the target has no counter, or `unknown` if only a newer release knows
 * the target.
 */
function requestFor(
  target: VoteTarget,
  bases: VoteBases,
  rid: string | undefined,
): VoteRequest | 'nowhere' | 'unknown' {
  const query = rid === undefined ? '' : `?rid=${encodeURIComponent(rid)}`;
  switch (target.kind) {
    case 'machine': {
      const url = machinePath(bases.evm, 'increment_count/', target.id) + query;
      // The answer to this request must contain the number of votes. In the answer to `getCount` (machine.api.ts), a
      // missing number means 0.
      return { url, isCounted: (answer) => hasNumber(answer, 'demo_voting_count') };
    }
    case 'constituency': {
      if (bases.counter === null) return 'nowhere';
      const body = { vidhansabha: target.vidhansabha, action: 'update', rid };
      return {
        url: bases.counter,
        body,
        isCounted: (answer) => parseConstituencyCount(answer) !== undefined,
      };
    }
    case 'bihar': {
      const url = `${bases.stat}/demo-bihar-stat/increment/${encodeURIComponent(target.option)}${query}`;
      return { url, isCounted: (answer) => hasNumber(answer, 'count') };
    }
    default:
      target satisfies never;
      return 'unknown';
  }
}

function hasNumber(answer: unknown, key: string): boolean {
  return isRecord(answer) && typeof answer[key] === 'number';
}
