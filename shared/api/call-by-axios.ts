import axios from 'axios';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  /** A plain object is sent as JSON. The other two types are sent as forms. */
  readonly body?: Readonly<Record<string, unknown>> | URLSearchParams | FormData;
  /** The account's token. Public calls have no token. Spec 6: Roles and permissions. */
  readonly token?: string;
  /** Options for a large upload. The timeout in these options replaces the usual timeout. */
  readonly transfer?: Transfer;
}

export interface Transfer {
  /** Cancels the call. */
  readonly signal: AbortSignal;
  /** Called repeatedly during the upload. `progress` is the uploaded fraction, from 0 to 1, if it is known. */
  readonly onUploadProgress: (event: { readonly progress?: number }) => void;
  /** The timeout in milliseconds. 0 means no timeout. */
  readonly timeout: number;
}

/**
 * Makes a call by axios and gives the complete answer, even if its status is an error. Rejects when there is no
 * complete answer, for example because the timeout has passed.
 */
export function callByAxios({ method, url, query, body, token, transfer }: HttpRequest, timeout: number) {
  return axios.request<unknown>({
    method,
    url,
    params: query,
    data: body,
    timeout,
    validateStatus: () => true,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...transfer,
  });
}
