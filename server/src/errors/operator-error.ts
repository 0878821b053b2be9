/** An error that the operator can solve. Its message is shown alone, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/**
 * The message of an error. For an AggregateError, the messages of its errors are joined, because a connection to
 * `localhost` fails once for each address.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error);
}
