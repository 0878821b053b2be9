import { LANGUAGES, type EvmDetails, type Table } from '@demo-evm/shared/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** A fake server of the HTTP contract for tests of pages. A test sets the data that the server sends. */
export interface FakeServer {
  /** Machines by vid. */
  readonly machines: Map<string, EvmDetails>;
  /** The number of demo votes of each machine, by vid. */
  readonly counts: Map<string, number>;
  /** Ids (`rid`) of the votes that arrived for a machine, in order. A vote without an id is listed as ''. */
  readonly votes: (id: string) => readonly string[];
  /** The reports of opens and shares that arrived for a machine, in order. */
  readonly visits: (id: string) => readonly string[];
  /** Ids of the votes that arrived for a constituency's counter. */
  readonly constituencyVotes: (vidhansabha: string) => readonly string[];
  /** Ids of the votes that arrived for an option of the Bihar page. */
  readonly biharVotes: (option: string) => readonly string[];
  /** Replaces the answers to some requests until the end of the test. */
  readonly use: (...handlers: HttpHandler[]) => void;
}

interface CounterBody {
  readonly vidhansabha: string;
  readonly action: 'update' | 'get';
  readonly rid?: string;
}

interface ContractOptions {
  /** The content of `assets/i18n/{language}.json`, by language. */
  readonly tables: Readonly<Record<string, Table>>;
}

/** Starts the fake server for a test file. Every test begins without machines and votes. */
export function serveContract({ tables }: ContractOptions): FakeServer {
  const machines = new Map<string, EvmDetails>();
  const counts = new Map<string, number>();
  const votes = new Map<string, string[]>();
  const votesOf = (id: string) => votes.get(id) ?? [];
  const visits = new Map<string, string[]>();
  const constituencies = new Map<string, string[]>();
  const votesIn = (vidhansabha: string) => constituencies.get(vidhansabha) ?? [];

  const bihar = new Map<string, string[]>();
  const biharVotes = (option: string) => bihar.get(option) ?? [];

  const server = setupServer(
    ...LANGUAGES.map((language) =>
      http.get(`*/assets/i18n/${language}.json`, () => HttpResponse.json(tables[language] ?? {})),
    ),
    http.get<{ id: string }>('*/api/evm/evm/:id', ({ params }) =>
      HttpResponse.json(machines.get(params.id) ?? null),
    ),
    http.get<{ id: string }>('*/api/evm/evm/count/:id', ({ params }) =>
      HttpResponse.json({ demo_voting_count: counts.get(params.id) ?? 0 }),
    ),
    http.post<{ id: string }>('*/api/evm/evm/increment_count/:id', ({ params: { id }, request }) => {
      votes.set(id, [...votesOf(id), new URL(request.url).searchParams.get('rid') ?? '']);
      counts.set(id, (counts.get(id) ?? 0) + 1);
      return HttpResponse.json({ demo_voting_count: counts.get(id) });
    }),
    ...['opens', 'shares'].map((kind) =>
      http.post<{ id: string }>(`*/api/evm/evm/${kind}/:id`, ({ params: { id } }) => {
        visits.set(id, [...(visits.get(id) ?? []), kind]);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post<never, CounterBody>('*/fn/vidhansabha', async ({ request }) => {
      const { vidhansabha, action, rid = '' } = await request.json();
      if (action === 'update') constituencies.set(vidhansabha, [...votesIn(vidhansabha), rid]);
      return HttpResponse.json({ vidhansabha, count: votesIn(vidhansabha).length });
    }),
    http.get('*/api/demo-bihar-stat/count', () =>
      HttpResponse.json(Object.fromEntries([...bihar].map(([option, rids]) => [option, rids.length]))),
    ),
    http.post<{ id: string }>('*/api/demo-bihar-stat/increment/:id', ({ params: { id }, request }) => {
      bihar.set(id, [...biharVotes(id), new URL(request.url).searchParams.get('rid') ?? '']);
      return HttpResponse.json({ id, count: biharVotes(id).length });
    }),
  );

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    for (const held of [machines, counts, votes, visits, constituencies, bihar]) held.clear();
  });
  afterAll(() => server.close());

  return {
    machines,
    counts,
    votes: votesOf,
    visits: (id) => visits.get(id) ?? [],
    constituencyVotes: votesIn,
    biharVotes,
    use: (...handlers) => server.use(...handlers),
  };
}
