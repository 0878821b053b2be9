import { serveContract } from '@demo-evm/shared/testing';
import { http, HttpResponse } from 'msw';
import { getBiharCounts } from './bihar.api';

const server = serveContract({ tables: {} });

const read = (body: unknown) => {
  server.use(http.get('*/demo-bihar-stat/count', () => HttpResponse.json(body as never)));
  return getBiharCounts('http://localhost/api');
};

it.each([
  [
    { '1': 7, '2': '8', '3': null },
    { '1': 7, '2': 8 },
  ],
  [{ '1': 7, updated: 'today' }, { '1': 7 }],
  [{}, {}],
])('reads the counts of %j', async (body, value) => {
  expect(await read(body)).toEqual({ ok: true, value });
});

it.each([[{ '1': 7, '2': -1 }], [{ '1': 2.5 }], [{ '4': 1e300 }], [[7]], [null], ['7']])(
  'calls %j malformed, because its numbers cannot be numbers of votes',
  async (body) => {
    expect(await read(body)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  },
);
