import { isRecord, type Result } from '@demo-evm/shared/domain';
import { parseToken } from './account.api';
import { call, type ApiError } from './call';
import type { AccountUpdate, OwnAccount } from './schema/accounts';
import { sendIfKnown } from './unknown-call';

export type { AccountUpdate, OwnAccount };

/**
 * The calls for the logged-in account. When the server refuses the token, these calls leave the page's
 * session as it is, and the caller decides. Behaviour: Account.
 */
export interface OwnAccountApi {
  /** Reads the account. Gives `null` if the server does not know this call (404 or 405). GET {auth}/account */
  readonly read: () => Promise<Result<OwnAccount | null, ApiError>>;
  /** Changes the given details, and gives the changed account. PUT {auth}/account */
  readonly update: (update: AccountUpdate) => Promise<Result<OwnAccount, ApiError>>;
  /**
   * Changes the password, which ends all tokens of the account. Gives a new token for this browser.
   * PUT {auth}/account/password
   */
  readonly changePassword: (current: string, replacement: string) => Promise<Result<string, ApiError>>;
  /** Reads all that the server stores about the account. GET {auth}/account/export */
  readonly exportAll: () => Promise<Result<object, ApiError>>;
  /** Deletes the account and all that belongs to it. POST {auth}/account/delete */
  readonly remove: (password: string) => Promise<Result<true, ApiError>>;
  /** Ends the token of this browser. POST {auth}/account/log-out */
  readonly logOut: () => Promise<Result<true, ApiError>>;
  /** Ends all tokens of the account. POST {auth}/account/log-out-everywhere */
  readonly logOutEverywhere: () => Promise<Result<true, ApiError>>;
}

/** @param base The `auth` base of the configuration, without a trailing slash. */
export function createOwnAccountApi(base: string, token: string): OwnAccountApi {
  const url = `${base}/account`;
  const end = (name: string) =>
    call({ method: 'POST', url: `${url}/${name}`, token, parse: () => true as const });
  return {
    read: () => sendIfKnown('account', () => call({ method: 'GET', url, token, parse: parseAccount })),
    update: (body) => call({ method: 'PUT', url, token, body, parse: parseAccount }),
    changePassword: (current, replacement) =>
      call({
        method: 'PUT',
        url: `${url}/password`,
        token,
        body: { current_password: current, new_password: replacement },
        parse: parseToken,
      }),
    exportAll: () =>
      call({
        method: 'GET',
        url: `${url}/export`,
        token,
        parse: (body) => (isRecord(body) ? body : undefined),
      }),
    remove: (password) =>
      call({ method: 'POST', url: `${url}/delete`, token, body: { password }, parse: () => true as const }),
    logOut: () => end('log-out'),
    logOutEverywhere: () => end('log-out-everywhere'),
  };
}

/** Reads the account of an answer. Gives `undefined` if the answer does not have the contract's shape. */
function parseAccount(body: unknown): OwnAccount | undefined {
  if (!isRecord(body)) return undefined;
  const { client_name, email, phone_no } = body;
  if (typeof client_name !== 'string' || typeof email !== 'string') return undefined;
  return { client_name, email, phone_no: typeof phone_no === 'string' ? phone_no : null };
}
