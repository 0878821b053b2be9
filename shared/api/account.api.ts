import { isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';
import type { Registration } from './schema/accounts';
import { isWebPage } from './web-page';

/** The calls for registering and logging in, which need no token. Spec 7: HTTP calls. */
export interface AccountApi {
  /** Creates an account. POST {auth}/register/ */
  readonly register: (registration: Registration) => Promise<Result<true, ApiError>>;
  /** Logs in and gets the account's token. E-mail and password are sent as a form. POST {auth}/token */
  readonly logIn: (username: string, password: string) => Promise<Result<string, ApiError>>;
}

/** @param base The `auth` base of the configuration, without a trailing slash. */
export function createAccountApi(base: string): AccountApi {
  return {
    register: (registration) =>
      call({
        method: 'POST',
        url: `${base}/register/`,
        body: registration,
        parse: (body) => (isWebPage(body) ? undefined : true),
      }),
    logIn: (username, password) =>
      call({
        method: 'POST',
        url: `${base}/token`,
        body: new URLSearchParams({ username, password }),
        parse: parseToken,
      }),
  };
}

/** Gives the token of an answer, or `undefined` if the answer has no token. */
export function parseToken(body: unknown): string | undefined {
  const token = isRecord(body) ? body.access_token : undefined;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
