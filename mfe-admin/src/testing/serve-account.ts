import type { OwnAccount } from '@demo-evm/shared/api';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { PASSWORD, TOKEN } from './serve-admin';

/** The token after a change of the password. */
export const NEW_TOKEN = 'token-2';

/** The account of a fake server, and the calls that reached it. */
export interface FakeAccount {
  /** With `null`, the server does not know the calls for the account. */
  details: OwnAccount | null;
  /** The calls with a valid token, oldest first, as their method, their path after `account` and their body. */
  readonly calls: unknown[][];
}

/** Answers the calls for the account as our own server does. */
export function accountHandlers(account: FakeAccount): HttpHandler[] {
  const refuse = (status: number, detail: string) => HttpResponse.json({ detail }, { status });
  const answer = async ({ request }: { request: Request }) => {
    const [, name = ''] = new URL(request.url).pathname.split('/account');
    if (!account.details) return refuse(404, 'Not found');
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`) return refuse(401, 'Not authenticated');
    const text = await request.text();
    const body = text === '' ? null : (JSON.parse(text) as Record<string, string>);
    account.calls.push([request.method, name, body]);
    if (name === '/export') return HttpResponse.json({ account: account.details });
    if (name === '/delete' && body?.password !== PASSWORD) return refuse(400, 'Incorrect password');
    if (request.method === 'POST') return new HttpResponse(null, { status: 204 });
    if (name === '/password') {
      return body?.current_password === PASSWORD
        ? HttpResponse.json({ access_token: NEW_TOKEN, token_type: 'bearer' })
        : refuse(400, 'Incorrect password');
    }
    const { password, ...changes } = body ?? {};
    if (changes.email !== undefined && password !== PASSWORD) return refuse(400, 'Incorrect password');
    account.details = { ...account.details, ...changes };
    return HttpResponse.json(account.details);
  };
  return [http.all('*/api/account', answer), http.all('*/api/account/*', answer)];
}
