import type { SendOutcome } from '@demo-evm/shared/domain';
import { CALL_TIMEOUT_MS } from './call';
import { errorDetail } from './error-detail';

export interface VoteRequest {
  readonly url: string;
  /** An object that is sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Does the body of a successful answer say that the vote is counted? */
  readonly isCounted: (answer: unknown) => boolean;
}

/** The value of the `accept` header. All other calls, which axios makes, send the same value. */
const ACCEPT = 'application/json, text/plain, */*';

/**
 * Posts a vote. The request starts before this function returns, because it waits for no library. A browser that
 * supports `keepalive` completes a request with this option even when the user leaves the page. The request carries no
 * token, and carries cookies only to the page's own origin.
 * @returns The outcome. The promise never rejects.
 */
export async function postVote({ url, body, isCounted }: VoteRequest): Promise<SendOutcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), CALL_TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      keepalive: !body || isOwnOrigin(url),
      signal: limit.signal,
      headers: { accept: ACCEPT, ...(body && { 'content-type': 'application/json' }) },
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
 * Whether the URL has the page's origin. JSON to another origin needs a CORS preflight. In Chrome 69–80, a request with
 * a preflight and `keepalive` fails.
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
