import { checkBody, type EarlierVersion, type MachineNumbers } from '@demo-evm/shared/api';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { aMachine, appTables, serveContract, type FakeServer } from '@demo-evm/shared/testing';
import { http, HttpResponse } from 'msw';
import en from '../translations/en.json';
import hi from '../translations/hi.json';
import mr from '../translations/mr.json';

export const TOKEN = 'token-1';
export const EMAIL = 'asha@example.org';
export const PASSWORD = 'long enough';
/** The time of each reset of the total, 8:00 pm in India. */
const RESET_AT = '2026-11-22T14:30:00Z';
/** The time of each pause, 8:00 pm in India. */
const PAUSED_AT = '2026-11-22T14:30:00Z';

/** A fake server for the admin page, with one account and its machine. */
export interface AdminServer extends FakeServer {
  /** The account's machine, which a test can replace before the page opens. */
  machine: OwnEvmDetails;
  /** The answer to the call for the earlier versions. */
  versions: readonly EarlierVersion[];
  /** The answer to the call for the machine's numbers. With `null`, the server does not know this call. */
  numbers: MachineNumbers | null;
  /** The HTML of the page at the link. With an empty text, the server has no such page. */
  page: string;
  /** The query of each call for the numbers, oldest first. */
  readonly numbersRead: string[];
  /**
   * The recorded requests, oldest first. `GET` requests are not recorded, and neither are requests that are refused for
   * their token. `path` is a short name: `register`, `token`, `evm`, `vid`, `former`, `pause`, `upload`, `reset`
   * or `undo-reset`.
   */
  readonly sent: { path: string; body: unknown }[];
  /** Returns the `body` of each recorded request with this `path`. */
  readonly sentTo: (path: string) => unknown[];
}

/** The numbers of 14 days, the last of which is 22 November 2026: one vote on the first day, two on the second … */
export function someNumbers(): MachineNumbers {
  const days = Array.from({ length: 14 }, (_, place) => ({
    day: `2026-11-${String(place + 9).padStart(2, '0')}`,
    votes: place + 1,
    own_votes: 0,
    opens: 10,
    shares: 2,
  }));
  return { total: 1_284, days };
}

const refuseToken = () => HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 });

/** Serves the HTTP contract, with one account, to all tests of a file. Each test starts with a fresh machine. */
export function serveAdmin(): AdminServer {
  const admin: AdminServer = {
    ...serveContract({ tables: appTables({ en, hi, mr }) }),
    machine: {},
    versions: [],
    numbers: null,
    page: '',
    numbersRead: [],
    sent: [],
    sentTo: (path) => admin.sent.filter((call) => call.path === path).map(({ body }) => body),
  };
  const isKnown = (request: Request) => request.headers.get('authorization') === `Bearer ${TOKEN}`;

  beforeAll(() => checkBody('Login', {}), 60_000); // the first call compiles the schema checker, which takes seconds
  beforeEach(() => {
    admin.machine = aMachine({ vid: 'asha', client_name: 'Asha Office', evmsr: 3, extra3: '#430a8a' });
    admin.machine = { ...admin.machine, email: EMAIL, updated_at: '2026-01-15T10:30:00.000Z' };
    admin.machine = { ...admin.machine, removable_fields: ['sname', 'cname', 'symbolurl', 'cpicurl'] };
    admin.sent.length = 0;
    admin.versions = [];
    admin.numbers = someNumbers();
    admin.page = '';
    admin.numbersRead.length = 0;
    window.sessionStorage.clear();
    admin.use(
      http.get('*/demo/:vid', () => new HttpResponse(admin.page, { status: admin.page === '' ? 404 : 200 })),
      http.get('*/api/account', () => HttpResponse.json({ detail: 'Not found' }, { status: 404 })),
      http.get('*/api/forgot-password', () => HttpResponse.json({ detail: 'Not found' }, { status: 404 })),
      http.post('*/api/register/', async ({ request }) => {
        admin.sent.push({ path: 'register', body: await request.json() });
        return HttpResponse.json({ id: 1 });
      }),
      http.post('*/api/token', async ({ request }) => {
        const form = Object.fromEntries(new URLSearchParams(await request.text()));
        admin.sent.push({ path: 'token', body: form });
        if (form.username === EMAIL && form.password === PASSWORD) {
          return HttpResponse.json({ access_token: TOKEN, token_type: 'bearer' });
        }
        return HttpResponse.json({ detail: 'Incorrect email or password' }, { status: 401 });
      }),
      http.get('*/api/evm/', ({ request }) =>
        isKnown(request) ? HttpResponse.json({ ...admin.machine }) : refuseToken(),
      ),
      http.get('*/api/evm/votes', ({ request }) => {
        if (!isKnown(request)) return refuseToken();
        admin.numbersRead.push(new URL(request.url).search);
        return admin.numbers
          ? HttpResponse.json({ ...admin.numbers })
          : HttpResponse.json({ detail: 'Not Found' }, { status: 404 });
      }),
      http.post<{ change: string }>('*/api/evm/votes/:change', async ({ request, params: { change } }) => {
        if (!isKnown(request)) return refuseToken();
        const body = await request.text();
        admin.sent.push({ path: change, body: body && JSON.parse(body) });
        const { total = 0, days = [], reset = null } = admin.numbers ?? {};
        const changed =
          change === 'reset'
            ? { total: 0, reset: { at: RESET_AT, former_total: total } }
            : { total: total + (reset?.former_total ?? 0), reset: null };
        admin.numbers = { ...changed, days };
        return HttpResponse.json(changed);
      }),
      http.put('*/api/evm/', async ({ request }) => {
        if (!isKnown(request)) return refuseToken();
        const body = (await request.json()) as OwnEvmDetails;
        admin.sent.push({ path: 'evm', body });
        admin.machine = { ...admin.machine, ...body };
        return HttpResponse.json({ ...admin.machine });
      }),
      http.get('*/api/evm/versions', ({ request }) =>
        isKnown(request) ? HttpResponse.json({ versions: [...admin.versions] }) : refuseToken(),
      ),
      http.put('*/api/evm/pause', async ({ request }) => {
        if (!isKnown(request)) return refuseToken();
        const body = (await request.json()) as { paused: boolean };
        admin.sent.push({ path: 'pause', body });
        const paused_at = body.paused ? PAUSED_AT : null;
        admin.machine = { ...admin.machine, paused_at };
        return HttpResponse.json({ paused_at });
      }),
      http.put('*/api/evm/update-vid/', async ({ request }) => {
        if (!isKnown(request)) return refuseToken();
        const { vid } = (await request.json()) as { vid: string };
        admin.sent.push({ path: 'vid', body: { vid } });
        const { vid: old, former_vids: former } = admin.machine;
        const former_vids = former && [{ vid: old ?? '', since: '2026-11-22T06:00:00.000Z' }, ...former];
        admin.machine = { ...admin.machine, vid, ...(former_vids && { former_vids }) };
        return HttpResponse.json({ vid, former_vids });
      }),
      http.delete<{ vid: string }>('*/api/evm/former-vids/:vid', ({ request, params: { vid } }) => {
        if (!isKnown(request)) return refuseToken();
        admin.sent.push({ path: 'former', body: { vid } });
        const former_vids = admin.machine.former_vids?.filter((one) => one.vid !== vid) ?? [];
        admin.machine = { ...admin.machine, former_vids };
        return HttpResponse.json({ vid: admin.machine.vid, former_vids });
      }),
      http.post<{ filename: string }>('*/s3/s3/evm/:filename', ({ request, params: { filename } }) => {
        const { searchParams } = new URL(request.url);
        const token = request.headers.get('authorization');
        admin.sent.push({ path: 'upload', body: { filename, key: searchParams.get('key'), token } });
        return HttpResponse.json({ status: 'success', public_url: '/files/new.png' });
      }),
    );
  });
  return admin;
}
