import type { SendOutcome, Vote } from '@demo-evm/shared/domain';
import { createExclusive } from '../exclusive';
import { createVoteQueue } from '../vote-queue';
import { createVoteLog } from '../vote-log';

/** The reaction of the server to a request. */
export type Reaction = SendOutcome | 'counted but the answer was lost';

/** Makes a server that handles each request with the next reaction. After the last reaction it counts every vote. */
export function serverWith(reactions: Reaction[], knowsIds: boolean) {
  const arrived: string[] = [];
  const counted: string[] = [];
  const send = async ({ rid }: Vote): Promise<SendOutcome> => {
    await Promise.resolve();
    const reaction = reactions.shift() ?? 'counted';
    if (reaction === 'unreachable') return reaction;
    arrived.push(rid);
    if (reaction === 'uncertain' || reaction === 'refused') return reaction;
    if (!knowsIds || !counted.includes(rid)) counted.push(rid);
    return reaction === 'counted' ? 'counted' : 'uncertain';
  };
  return { send, arrived, counted };
}

type Server = ReturnType<typeof serverWith>;

/** Opens a page of the site and returns its vote queue. All pages of a test share the browser's database. */
export const openPage = (server: Server, { voteIds = true, exclusive = createExclusive('') } = {}) =>
  createVoteQueue({ voteLog: createVoteLog(), send: server.send, voteIds, exclusive });
