import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** How many voters vote at the same time, and the pause of each voter between two votes, in milliseconds. */
export interface VotingPace {
  readonly atOnce: number;
  readonly pauseMs: number;
}

/** Simulates voters of one machine, and keeps the ids of their votes. */
export interface Voters {
  /** The ids of all votes that the voters tried to send. */
  readonly sent: ReadonlySet<string>;
  /** The ids of the votes whose acknowledgement has arrived. */
  readonly acknowledged: ReadonlySet<string>;
  /** Every HTTP status with which the server has answered a vote. */
  readonly statuses: ReadonlySet<number>;
  /**
   * Sends votes, each with its own id, until `stop` is called. A vote without an answer may or may not be counted.
   * @param urlOf Gives the URL of the server for each vote, because a restarted server has another port.
   * @param pace After a vote that was not acknowledged, the pause is at least 20 ms. Pauses can keep voters below the
   *   rate limit of a server that sees all voters as one visitor.
   */
  readonly vote: (urlOf: () => string, pace: VotingPace) => { readonly stop: () => Promise<void> };
  /** Sends the votes with these ids again. Ends when the server has acknowledged each of them once more. */
  readonly settle: (urlOf: () => string, ids: readonly string[]) => Promise<void>;
}

/** Sends a POST request without a body, and gives the status of the answer. */
export type Post = (url: string) => Promise<number>;

/** Sends each request as another visitor, by a header that a server with TRUST_PROXY believes. */
const postAsAnybody: Post = async (url) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
  });
  await answer.arrayBuffer();
  return answer.status;
};

/**
 * Makes voters for the machine with this vid. They do not vote before `vote` is called.
 * @param post how a vote is sent
 */
export function createVoters(vid: string, post = postAsAnybody): Voters {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();

  async function send(url: string, rid: string): Promise<boolean> {
    sent.add(rid);
    try {
      const status = await post(`${url}/api/evm/evm/increment_count/${vid}?rid=${rid}`);
      const isAcknowledged = status >= 200 && status < 300;
      statuses.add(status);
      if (isAcknowledged) acknowledged.add(rid);
      return isAcknowledged;
    } catch {
      return false;
    }
  }

  return {
    sent,
    acknowledged,
    statuses,
    vote(urlOf, { atOnce, pauseMs }) {
      let isOver = false;
      const voter = async () => {
        while (!isOver) {
          const isAcknowledged = await send(urlOf(), randomUUID());
          const pause = isAcknowledged ? pauseMs : Math.max(pauseMs, 20);
          if (pause > 0) await wait(pause);
        }
      };
      const voting = Promise.all(Array.from({ length: atOnce }, voter));
      return {
        async stop() {
          isOver = true;
          await voting;
        },
      };
    },
    async settle(urlOf, ids) {
      const rest = [...ids];
      const sender = async () => {
        for (let rid = rest.pop(); rid; rid = rest.pop()) while (!(await send(urlOf(), rid)));
      };
      await Promise.all(Array.from({ length: 64 }, sender));
    },
  };
}

/** Asks the server how many votes it has counted for a machine. */
export async function countOf(url: string, vid: string): Promise<number> {
  const answer = await fetch(`${url}/api/evm/evm/count/${vid}`);
  return ((await answer.json()) as { demo_voting_count: number }).demo_voting_count;
}
