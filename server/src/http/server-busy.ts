/**
 * The error of a call that the server could do, but not now. The answer is 503 with Retry-After. Behaviour: Errors.
 */
export class ServerBusy extends Error {
  readonly statusCode = 503;
  readonly retryAfterSeconds = 1;
  override message = 'The server is busy. Try again later.';
}
