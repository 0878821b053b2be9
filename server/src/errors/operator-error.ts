/** An error that the operator can solve. Its message is shown alone, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/**
 * Gives the message of an error. Joins the messages of an AggregateError, because a connection to `localhost`
 * fails once for each address.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error);
}
