import { createTokens } from '../accounts/tokens';
import type { TestServer } from './test-server';

let accounts = 0;

/** Registers an account. Gives its id, and the header `authorization` of its requests. */
export async function newAccount(server: TestServer): Promise<{ id: string; authorization: string }> {
  const email = `campaign-${(accounts += 1)}@example.org`;
  const answer = await server.request({
    method: 'POST',
    url: '/api/register',
    remoteAddress: `10.8.0.${accounts}`, // registrations are limited for each address
    payload: { client_name: 'Asha', email, password: 'long enough' },
  });
  const { id } = answer.json() as { id: number };
  const tokens = createTokens(server.secret, server.database.db);
  const token = await tokens.issue({ id: String(id), session_version: 0 });
  return { id: String(id), authorization: `Bearer ${token}` };
}
