import type { SendOutcome, Vote } from '@demo-evm/shared/domain';
import { createExclusive } from '../exclusive';
import { createVoteQueue } from '../vote-queue';
import { createVoteStore } from '../vote-store';

/** What becomes of a vote that arrives. */
export type Fate = SendOutcome | 'counted but the answer was lost';

/** A server that meets each arriving vote with the next fate; after the last one it works. */
export function serverWith(fates: Fate[], knowsIds: boolean) {
  const arrived: string[] = [];
  const counted: string[] = [];
  const send = async ({ rid }: Vote): Promise<SendOutcome> => {
    await Promise.resolve();
    const fate = fates.shift() ?? 'counted';
    if (fate === 'unreachable') return fate;
    arrived.push(rid);
    if (fate === 'uncertain' || fate === 'refused') return fate;
    if (!knowsIds || !counted.includes(rid)) counted.push(rid);
    return fate === 'counted' ? 'counted' : 'uncertain';
  };
  return { send, arrived, counted };
}

type Server = ReturnType<typeof serverWith>;

/** A page of the site; all pages of a test share the browser's database. */
export const openPage = (server: Server, { voteIds = true, exclusive = createExclusive('') } = {}) =>
  createVoteQueue({ store: createVoteStore(), send: server.send, voteIds, exclusive });
