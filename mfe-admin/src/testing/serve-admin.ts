import { checkBody } from '@demo-evm/shared/api';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { aMachine, appTables, serveContract, type FakeServer } from '@demo-evm/shared/testing';
import { http, HttpResponse } from 'msw';
import en from '../translations/en.json';
import hi from '../translations/hi.json';
import mr from '../translations/mr.json';

export const TOKEN = 'token-1';
export const EMAIL = 'asha@example.org';
export const PASSWORD = 'long enough';

/** A fake server for the admin page, with one account and its machine. */
export interface AdminServer extends FakeServer {
  /** The account's machine, which a test can replace before the page opens. */
  machine: OwnEvmDetails;
  /**
   * The recorded requests, oldest first. `GET` requests are not recorded, and `PUT` requests without the right token
   * are not recorded. `path` is a short name: `register`, `token`, `evm`, `vid` or `upload`.
   */
  readonly sent: { path: string; body: unknown }[];
  /** Returns the `body` of each recorded request with this `path`. */
  readonly sentTo: (path: string) => unknown[];
}

const refuseToken = () => HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 });

/** Serves the HTTP contract, with one account, to all tests of a file. Each test starts with a fresh machine. */
export function serveAdmin(): AdminServer {
  const admin: AdminServer = {
    ...serveContract({ tables: appTables({ en, hi, mr }) }),
    machine: {},
    sent: [],
    sentTo: (path) => admin.sent.filter((call) => call.path === path).map(({ body }) => body),
  };
  const isKnown = (request: Request) => request.headers.get('authorization') === `Bearer ${TOKEN}`;

  beforeAll(() => checkBody('Login', {}), 60_000); // the first call compiles the schema checker, which takes seconds
  beforeEach(() => {
    admin.machine = aMachine({ vid: 'asha', client_name: 'Asha Office', evmsr: 3 });
    admin.machine = { ...admin.machine, email: EMAIL, updated_at: '2026-01-15T10:30:00.000Z' };
    admin.sent.length = 0;
    admin.use(
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
      http.put('*/api/evm/', async ({ request }) => {
        if (!isKnown(request)) return refuseToken();
        const body = (await request.json()) as OwnEvmDetails;
        admin.sent.push({ path: 'evm', body });
        admin.machine = { ...admin.machine, ...body };
        return HttpResponse.json({ ...admin.machine });
      }),
      http.put('*/api/evm/update-vid/', async ({ request }) => {
        if (!isKnown(request)) return refuseToken();
        const { vid } = (await request.json()) as { vid: string };
        admin.sent.push({ path: 'vid', body: { vid } });
        admin.machine = { ...admin.machine, vid };
        return HttpResponse.json({ vid });
      }),
      http.post<{ filename: string }>('*/s3/s3/evm/:filename', ({ request, params: { filename } }) => {
        const { searchParams } = new URL(request.url);
        admin.sent.push({ path: 'upload', body: { filename, key: searchParams.get('key') } });
        return HttpResponse.json({ status: 'success', public_url: '/files/new.png' });
      }),
    );
  });
  return admin;
}
