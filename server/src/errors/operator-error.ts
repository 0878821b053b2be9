/** Why the server cannot start, or go on, in words for the person who runs it. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** What the system said, also where it said it several times (`localhost` is two addresses). */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error);
}
