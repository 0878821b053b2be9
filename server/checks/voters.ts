import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Voters of one machine, with the votes that they sent and those that the server acknowledged. */
export interface Voters {
  readonly sent: ReadonlySet<string>;
  readonly acknowledged: ReadonlySet<string>;
  /** All HTTP statuses of the answers. */
  readonly statuses: ReadonlySet<number>;
  /**
   * Sends votes with an id each until `stop` is called. A vote without an answer may or may not be counted.
   * @param pauseMs the pause of each voter between two votes, for when all voters share the limit of one visitor
   */
  readonly vote: (
    urlOf: () => string,
    atOnce: number,
    pauseMs?: number,
  ) => { readonly stop: () => Promise<void> };
  /** Sends every vote again until it is acknowledged, as a browser's queue does. */
  readonly settle: (urlOf: () => string) => Promise<void>;
}

/** Makes voters of the machine with this vid. */
export function createVoters(vid: string): Voters {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();

  async function send(url: string, rid: string): Promise<boolean> {
    sent.add(rid);
    try {
      const answer = await fetch(`${url}/api/evm/evm/increment_count/${vid}?rid=${rid}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
      });
      await answer.arrayBuffer();
      statuses.add(answer.status);
      if (answer.ok) acknowledged.add(rid);
      return answer.ok;
    } catch {
      return false;
    }
  }

  return {
    sent,
    acknowledged,
    statuses,
    vote(urlOf, atOnce, pauseMs = 0) {
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
    async settle(urlOf) {
      const rest = [...sent];
      const sender = async () => {
        for (let rid = rest.pop(); rid; rid = rest.pop()) while (!(await send(urlOf(), rid)));
      };
      await Promise.all(Array.from({ length: 64 }, sender));
    },
  };
}

/** The votes of a machine, as the server counts them. */
export async function countOf(url: string, vid: string): Promise<number> {
  const answer = await fetch(`${url}/api/evm/evm/count/${vid}`);
  return ((await answer.json()) as { demo_voting_count: number }).demo_voting_count;
}
