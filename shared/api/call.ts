import { failure, isRecord, success, type Result } from '@demo-evm/shared/domain';

/** Why a call to the server gave no answer we can use. Pages switch on `kind`. */
export type ApiError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly status: number; readonly detail: string | undefined }
  | { readonly kind: 'malformed' };

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  /** Query parameters; `undefined` ones are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON, a form as that form; without it the body is empty. */
  readonly body?: Readonly<Record<string, unknown>> | URLSearchParams | FormData;
  /** Whoever is logged in; public calls have none. Spec 6: Roles and permissions. */
  readonly token?: string;
  /** For a body that takes long. */
  readonly transfer?: Transfer;
  /** Gives the checked answer, or `undefined` when it does not have the contract's shape. */
  readonly parse: (body: unknown) => T | undefined;
}

export interface Transfer {
  /** Cancels it. */
  readonly signal: AbortSignal;
  /** `progress` goes from 0 to 1. */
  readonly onUploadProgress: (event: { readonly progress?: number }) => void;
  /** In milliseconds; 0 for none. */
  readonly timeout: number;
}

/** After this a call counts as offline; slow networks need most of it. */
const TIMEOUT_MS = 15_000;

/** Makes one call of the HTTP contract. Never throws for what a network or a server can do. */
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
      timeout: TIMEOUT_MS,
      validateStatus: () => true,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...transfer,
    });
    if (answer.status < 200 || answer.status > 299) {
      return failure({ kind: 'refused', status: answer.status, detail: detailOf(answer.data) });
    }
    const value = parse(answer.data);
    return value === undefined ? failure({ kind: 'malformed' }) : success(value);
  } catch {
    return failure({ kind: 'offline' });
  }
}

/** Behind `import()`: a page draws before the HTTP library has arrived. `null`: it could not be fetched. */
async function loadAxios() {
  try {
    const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
    return axios;
  } catch {
    return null;
  }
}

/** The server's words: `detail` as a string, or a list of `{msg}` joined; storage says `message`. Behaviour: Error details. */
function detailOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const detail = body.detail ?? body.message;
  if (typeof detail === 'string') return detail || undefined;
  if (!Array.isArray(detail)) return undefined;
  const messages = detail.map((entry) => (isRecord(entry) && typeof entry.msg === 'string' ? entry.msg : ''));
  return messages.filter(Boolean).join(', ') || undefined;
}
