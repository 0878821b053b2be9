import { serveContract } from '@demo-evm/shared/testing';
import { http, HttpResponse } from 'msw';
import { createVoteSender } from './vote.api';

const server = serveContract({ tables: {} });
const STAT = 'http://localhost/api';
const BASES = { evm: 'http://localhost/api/evm', stat: STAT, counter: 'http://localhost/fn/vidhansabha' };
const RID = '00000000-0000-4000-8000-000000000000';
const DEMO = { rid: RID, target: { kind: 'machine', id: 'demo' } } as const;
const NAGAR = { rid: RID, target: { kind: 'constituency', vidhansabha: 'Nagar' } } as const;

const SECOND = { rid: RID, target: { kind: 'bihar', option: '2' } } as const;

const send = createVoteSender(BASES, true);
const sendWithoutId = createVoteSender(BASES, false);
const answer = (status: number, body: unknown) =>
  server.use(http.post('*/increment_count/*', () => HttpResponse.json(body as never, { status })));

it('sends a vote with its id, and the server counts the vote', async () => {
  expect(await send(DEMO)).toBe('counted');
  expect(server.votes('demo')).toEqual([RID]);
  expect(await send(NAGAR)).toBe('counted');
  expect(server.constituencyVotes('Nagar')).toEqual([RID]);
  expect(await send(SECOND)).toBe('counted');
  expect(server.biharVotes('2')).toEqual([RID]);
});

it('sends no id to a server that does not know ids', async () => {
  expect(await sendWithoutId(DEMO)).toBe('counted');
  expect(await sendWithoutId(NAGAR)).toBe('counted');
  expect([server.votes('demo'), server.constituencyVotes('Nagar')]).toEqual([[''], ['']]);
});

it('refuses a vote for a constituency where no counter is configured', async () => {
  expect(await createVoteSender({ ...BASES, counter: null }, true)(NAGAR)).toBe('refused');
});

it('does not send a vote whose target only a newer release knows', async () => {
  expect(await send({ rid: RID, target: { kind: 'later' } as never })).toBe('uncertain');
});

it.each([
  ['the contract’s own refusal', 404, { detail: 'EVM not found' }, 'refused'],
  ['the error page of a proxy', 404, '<html>', 'uncertain'],
  ['too many at once', 429, { detail: 'Too many' }, 'uncertain'],
  ['a broken server', 500, { detail: 'Internal server error' }, 'uncertain'],
  ['the login page of a hotel', 200, '<html>', 'uncertain'],
  ['the error of a gateway with status 200', 200, { status: 'error' }, 'uncertain'],
])('with the answer “%s” (%i, %j), says %s', async (_what, status, body, outcome) => {
  answer(status, body);
  expect(await send(DEMO)).toBe(outcome);
});

it('accepts any successful answer of a server without ids', async () => {
  answer(200, 'ok');
  expect(await sendWithoutId(DEMO)).toBe('counted');
});

it('says when the server cannot be reached', async () => {
  server.use(http.post('*/increment_count/*', () => HttpResponse.error()));
  expect(await send(DEMO)).toBe('unreachable');
});

describe('the token of the account', () => {
  const tokens = async (evm: string, voteIds: boolean, stored: string) => {
    window.localStorage.setItem('access_token', stored);
    const seen: (string | null)[] = [];
    server.use(
      http.post('*/increment_count/*', ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.json({ demo_voting_count: 1 });
      }),
    );
    await createVoteSender({ ...BASES, evm }, voteIds)(DEMO);
    window.localStorage.clear();
    return seen;
  };

  it('goes with a vote to the own origin', async () => {
    expect(await tokens('/api/evm', true, 'secret')).toEqual(['Bearer secret']);
  });

  it.each([
    ['to another origin', 'https://other.example/api/evm', true, 'secret'],
    ['to a server that does not know ids', '/api/evm', false, 'secret'],
    ['when nobody is logged in', '/api/evm', true, ''],
  ])('is not sent %s', async (_what, evm, voteIds, stored) => {
    expect(await tokens(evm, voteIds, stored)).toEqual([null]);
  });
});
