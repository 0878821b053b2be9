import { failure, success, type Result } from '@demo-evm/shared/domain';
import { errorDetail } from './error-detail';

/** Why a call to the server gave no answer we can use. Pages switch on `kind`. */
export type ApiError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly status: number; readonly detail: string | undefined }
  | { readonly kind: 'malformed' };

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  /** Query parameters; those that are `undefined` are not sent. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** An object is sent as JSON, a form as a form. */
  readonly body?: Readonly<Record<string, unknown>> | URLSearchParams | FormData;
  /** The account's token; public calls have none. Spec 6: Roles and permissions. */
  readonly token?: string;
  /** Options for a large upload. */
  readonly transfer?: Transfer;
  /** Gives the checked answer, or `undefined` if it does not have the contract's shape. */
  readonly parse: (body: unknown) => T | undefined;
}

export interface Transfer {
  /** Cancels the call. */
  readonly signal: AbortSignal;
  /** `progress` goes from 0 to 1. */
  readonly onUploadProgress: (event: { readonly progress?: number }) => void;
  /** In milliseconds; 0 for none. */
  readonly timeout: number;
}

/** After this long a call counts as offline. Slow networks need most of it. */
const CALL_TIMEOUT_MS = 15_000;

/** Makes one call of the HTTP contract. No behaviour of a network or a server makes it throw. */
export async function call<T>({
  method,
  url,
  query,
  body,
  token,
  transfer,
  parse,
}: Call<T>): Promise<Result<T, ApiError>> {
  const loaded = await loadAxios();
  if (!loaded) return failure({ kind: 'offline' });
  try {
    const answer = await loaded.request<unknown>({
      method,
      url,
      params: query,
      data: body,
      timeout: CALL_TIMEOUT_MS,
      validateStatus: () => true,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...transfer,
    });
    if (answer.status < 200 || answer.status > 299) {
      return failure({ kind: 'refused', status: answer.status, detail: errorDetail(answer.data) });
    }
    const value = parse(answer.data);
    return value === undefined ? failure({ kind: 'malformed' }) : success(value);
  } catch {
    return failure({ kind: 'offline' });
  }
}

/** Loads the HTTP library, without which a page can render already. `null`: it could not be loaded. */
async function loadAxios() {
  try {
    const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
    return axios;
  } catch {
    return null;
  }
}
