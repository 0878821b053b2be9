import type { SendOutcome } from '@demo-evm/shared/domain';
import { CALL_TIMEOUT_MS } from './call';
import { errorDetail } from './error-detail';

export interface VoteRequest {
  readonly url: string;
  /** An object that is sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Says whether the body of a successful answer means that the vote is counted. */
  readonly isCounted: (answer: unknown) => boolean;
  /** The token of the account that is logged in. The token shows the server whether this account owns the machine. */
  readonly token?: string | null;
}

/** The value of the `accept` header. The calls that axios makes send the same value. */
const ACCEPT = 'application/json, text/plain, */*';

/**
 * Posts a vote. The request starts before this function returns, because this function waits for no library. A browser
 * that supports `keepalive` completes a request that has this option even when the user leaves the page. The request
 * carries a token and cookies only to the page's own origin.
 * @returns The outcome. The promise never rejects.
 */
export async function postVote({ url, body, isCounted, token }: VoteRequest): Promise<SendOutcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), CALL_TIMEOUT_MS);
  const bearer = bearerTo(url, token);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // In Chrome 69–80, a request with a token and `keepalive` fails, even to the page's own origin.
      keepalive: !bearer.authorization && (!body || isOwnOrigin(url)),
      signal: limit.signal,
      headers: {
        accept: ACCEPT,
        ...(body && { 'content-type': 'application/json' }),
        ...bearer,
      },
      body: body ? JSON.stringify(body) : null,
    });
    const content = parseJson(await answer.text());
    if (answer.ok) return isCounted(content) ? 'counted' : 'uncertain';
    return isFinal(answer.status, content) ? 'refused' : 'uncertain';
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gives the header with the token. Gives no header if there is no token, or if the URL has another origin. With the
 * header, a request to another origin needs a CORS preflight, and the other server may refuse the header.
 */
export function bearerTo(url: string, token: string | null | undefined): Readonly<Record<string, string>> {
  return token && isOwnOrigin(url) ? { authorization: `Bearer ${token}` } : {};
}

/**
 * Says whether the URL has the page's origin. JSON to another origin needs a CORS preflight. In Chrome 69–80,
 * a request with a preflight and `keepalive` fails.
 */
function isOwnOrigin(url: string): boolean {
  return new URL(url, window.location.href).origin === window.location.origin;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // the text is not JSON: it may be the login page of a hotel's network
  }
}

/** After Request Timeout, Too Early or Too Many Requests, a later attempt may succeed. */
const RETRYABLE_STATUSES = [408, 425, 429];

/**
 * A refusal is final only if it has an error text. Every refusal of the contract has an error text, but the error page
 * of a proxy has none.
 */
function isFinal(status: number, content: unknown): boolean {
  return status < 500 && !RETRYABLE_STATUSES.includes(status) && errorDetail(content) !== undefined;
}
