import { failure, success, type Result } from '@demo-evm/shared/domain';
import { errorDetail } from './error-detail';

/** Why a call to the server gave no usable answer. Pages switch on `kind`. */
export type ApiError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly status: number; readonly detail: string | undefined }
  | { readonly kind: 'malformed' };

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  /** Query parameters. Those with the value `undefined` are not sent. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** A plain object is sent as JSON. The other two types are sent as forms. */
  readonly body?: Readonly<Record<string, unknown>> | URLSearchParams | FormData;
  /** The account's token. Public calls have no token. Spec 6: Roles and permissions. */
  readonly token?: string;
  /** Options for a large upload. Their timeout replaces the usual one. */
  readonly transfer?: Transfer;
  /**
   * Checks the body of an answer and gives the result of the call. `undefined` if the body does not have the contract's
   * shape.
   */
  readonly parse: (body: unknown) => T | undefined;
}

export interface Transfer {
  /** Cancels the call. */
  readonly signal: AbortSignal;
  /** Called repeatedly during the upload. `progress` is the uploaded fraction, from 0 to 1, if it is known. */
  readonly onUploadProgress: (event: { readonly progress?: number }) => void;
  /** In milliseconds. 0 means no timeout. */
  readonly timeout: number;
}

/** A call without a complete answer after this time counts as offline. Slow networks need most of this time. */
const CALL_TIMEOUT_MS = 15_000;

/** Makes one call of the HTTP contract. It never throws because of the network or the server. */
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

/** Loads the HTTP library at its first use, so pages render without it. @returns `null` when it cannot be loaded. */
async function loadAxios() {
  try {
    const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
    return axios;
  } catch {
    return null;
  }
}
