import { serveContract } from '@demo-evm/shared/testing';
import { http, HttpResponse } from 'msw';
import { createMachineApi } from './machine.api';

const server = serveContract({ tables: {} });
const api = createMachineApi('http://localhost/api/evm');

const answer = (body: unknown, status = 200) =>
  server.use(http.get('*/api/evm/evm/*', () => HttpResponse.json(body as never, { status })));

it('percent-encodes the vid', async () => {
  server.machines.set('a/b ?', { cname: 'आशा' });
  expect(await api.getMachine('a/b ?')).toEqual({ ok: true, value: { cname: 'आशा' } });
});

it('gives null for a vid that no machine has', async () => {
  expect(await api.getMachine('nobody')).toEqual({ ok: true, value: null });
});

it('keeps numbers in numeric fields, and turns other numbers into texts', async () => {
  answer({ evmsr: '3', vidint: 21, sname: 5, nested: { a: 1 } });
  expect(await api.getMachine('x')).toEqual({ ok: true, value: { evmsr: '3', vidint: 21, sname: '5' } });
});

it.each([[['not a record']], ['text'], [5]])('calls %p malformed', async (body) => {
  answer(body);
  expect(await api.getMachine('x')).toEqual({ ok: false, error: { kind: 'malformed' } });
});

it.each([
  [{ detail: 'Nope' }, 'Nope'],
  [{ detail: [{ msg: 'one' }, { msg: 'two' }, 3] }, 'one, two'],
  [{}, undefined],
  ['<html>', undefined],
])('reads the detail of a refusal from %p', async (body, detail) => {
  answer(body, 400);
  const error = { kind: 'refused', status: 400, detail, body };
  expect(await api.getMachine('x')).toEqual({ ok: false, error });
});

it('says when the server cannot be reached', async () => {
  server.use(http.get('*/api/evm/evm/*', () => HttpResponse.error()));
  expect(await api.getMachine('x')).toEqual({ ok: false, error: { kind: 'offline' } });
});

it.each([
  [{ demo_voting_count: 7 }, 7],
  [{ demo_voting_count: '8' }, 8],
  [{}, 0],
])('reads the count from %p', async (body, value) => {
  answer(body);
  expect(await api.getCount('x')).toEqual({ ok: true, value });
});

it('sends no token with public calls', async () => {
  window.localStorage.setItem('access_token', 'secret');
  const seen: (string | null)[] = [];
  server.use(
    http.get('*/api/evm/evm/*', ({ request }) => {
      seen.push(request.headers.get('authorization'));
      return HttpResponse.json(null);
    }),
  );
  await api.getMachine('x');
  await api.getCount('x');
  expect(seen).toEqual([null, null]);
});
