import { StacklessError } from './stackless-error';

/**
 * The error for a call that the server cannot handle now, but may handle later. The answer is 503 with
 * Retry-After. Behaviour: Errors.
 */
export class ServerBusy extends StacklessError {
  readonly statusCode = 503;
  readonly retryAfterSeconds = 1;

  constructor() {
    super('The server is busy. Try again later.');
  }
}
