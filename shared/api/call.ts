import { failure, success, type Result } from '@demo-evm/shared/domain';
import type { HttpRequest } from './call-by-axios';
import { errorDetail } from './error-detail';

/** The reason why a call to the server gave no usable answer. Pages distinguish the reasons by `kind`. */
export type ApiError =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly detail: string | undefined;
      /** The body of the answer. `fieldProblems` reads the refused fields from it. */
      readonly body?: unknown;
    }
  | { readonly kind: 'malformed' };

/** A call that the function `call` makes. Votes are sent by `postVote` (post-vote.ts). */
export interface Call<T> extends HttpRequest {
  /**
   * Checks the body of an answer and gives the result of the call. Gives `undefined` if the body does not have the
   * contract's shape.
   */
  readonly parse: (body: unknown) => T | undefined;
}

/** The timeout of a call to the server, unless its `transfer` has another timeout. */
export const CALL_TIMEOUT_MS = 15_000;

/**
 * Makes one call of the HTTP contract. The promise never rejects. The library axios is loaded at the first call, so
 * pages render without it. If axios cannot be loaded, the call counts as offline.
 */
export async function call<T>({ parse, ...request }: Call<T>): Promise<Result<T, ApiError>> {
  try {
    const { callByAxios } = await import(/* webpackChunkName: "axios" */ './call-by-axios');
    const { status, data } = await callByAxios(request, CALL_TIMEOUT_MS);
    if (status < 200 || status > 299)
      return failure({ kind: 'refused', status, detail: errorDetail(data), body: data });
    const value = parse(data);
    return value === undefined ? failure({ kind: 'malformed' }) : success(value);
  } catch {
    return failure({ kind: 'offline' });
  }
}
