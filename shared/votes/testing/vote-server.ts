import { createVoteSender } from '@demo-evm/shared/api';
import { createExclusive } from '../exclusive';
import { createVoteQueue } from '../vote-queue';
import { createVoteLog } from '../vote-log';

/** What happens to a request on its way to the server and back. */
export type Reaction =
  | 'counted'
  /** The server answers with the contract's own refusal. */
  | 'refused'
  /** A proxy answers with an error. The request has not reached the counter. */
  | 'uncertain'
  | 'unreachable'
  /** The server counts the vote, and the connection breaks during the answer. */
  | 'counted but the answer was lost';

type React = (url: string) => Reaction | Promise<Reaction>;

const BASES = {
  evm: 'http://localhost/api/evm',
  stat: 'http://localhost/api',
  counter: 'http://localhost/fn/count',
};

/** Gives the kind of the vote's target, from the url of the request. */
export function kindOf(url: string): 'machine' | 'constituency' | 'bihar' {
  if (url.includes('/increment_count/')) return 'machine';
  return url === BASES.counter ? 'constituency' : 'bihar';
}

/**
 * Replaces `fetch` until the end of the test.
 * @returns Two lists of requests in order, each request as its url and body. `arrived` has every request except the
 *   unreachable ones. `counted` has the votes that were counted.
 */
export function serveVotes(react: React, knowsIds: boolean) {
  const arrived: string[] = [];
  const counted: string[] = [];
  const answer = async (url: string, body: string) => {
    const reaction = await react(url);
    if (reaction === 'unreachable') throw new TypeError('Failed to fetch');
    const request = url + body;
    arrived.push(request);
    if (reaction === 'uncertain') return new Response('<html>Bad gateway</html>', { status: 502 });
    if (reaction === 'refused') return Response.json({ detail: 'EVM not found' }, { status: 404 });
    if (!knowsIds || !counted.includes(request)) counted.push(request);
    return reaction === 'counted' ? Response.json({ demo_voting_count: 1, count: 1 }) : brokenAnswer();
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, { body } = {}) => answer(url as string, (body as string | undefined) ?? ''));
  return { arrived, counted };
}

/** Uses the next reaction for each request. After the last reaction, the server counts every vote. */
export const serveInTurn = (reactions: Reaction[], knowsIds: boolean) =>
  serveVotes(() => reactions.shift() ?? 'counted', knowsIds);

/** Opens a page of the site and returns its vote queue. By default, all pages of a test share one database. */
export const openPage = ({
  voteIds = true,
  exclusive = createExclusive(''),
  voteLog = createVoteLog(),
} = {}) => createVoteQueue({ voteLog, send: createVoteSender(BASES, voteIds), voteIds, exclusive });

/** Makes a log that keeps its votes in memory, as in a browser that refuses IndexedDB. */
export const logInMemory = () => createVoteLog(() => Promise.reject(new Error('refused')));

function brokenAnswer(): Response {
  const body = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('The connection was lost')),
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
