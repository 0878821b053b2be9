import { isRecord, success, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';
import type { ForgotPassword } from './schema/accounts';
import { isUnknownCall } from './unknown-call';

/**
 * Says whether the server sends links for a new password by mail. `unknown`: the server does not know these
 * calls.
 */
export type MailAbility = 'yes' | 'no' | 'unknown';

/** The calls for a forgotten password, which need no token. Behaviour: Forgotten password. */
export interface PasswordResetApi {
  /** Asks whether the server sends mails. GET {auth}/forgot-password */
  readonly askAbility: () => Promise<Result<MailAbility, ApiError>>;
  /** Asks for a mail. The answer is the same for an e-mail without an account. POST {auth}/forgot-password */
  readonly sendLink: (body: ForgotPassword) => Promise<Result<true, ApiError>>;
  /** Sets a new password with the token of a link, and logs out all devices. POST {auth}/reset-password */
  readonly reset: (token: string, password: string) => Promise<Result<true, ApiError>>;
}

/** @param base The `auth` base of the configuration, without a trailing slash. */
export function createPasswordResetApi(base: string): PasswordResetApi {
  const post = (path: string, body: Readonly<Record<string, unknown>>) =>
    call({ method: 'POST', url: `${base}/${path}`, body, parse: () => true as const });
  return {
    async askAbility() {
      const answer = await call({ method: 'GET', url: `${base}/forgot-password`, parse: parseAbility });
      return !answer.ok && isUnknownCall(answer.error) ? success('unknown') : answer;
    },
    sendLink: (body) => post('forgot-password', body),
    reset: (token, password) => post('reset-password', { token, password }),
  };
}

/** Some servers answer an unknown call with a web page, so an answer of another shape means `unknown`. */
function parseAbility(body: unknown): MailAbility {
  if (!isRecord(body) || typeof body.by_mail !== 'boolean') return 'unknown';
  return body.by_mail ? 'yes' : 'no';
}
