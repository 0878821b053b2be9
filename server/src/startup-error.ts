/** Why the server cannot start, in words for the person who starts it. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** What the system said, also where it said it several times (`localhost` is two addresses). */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
