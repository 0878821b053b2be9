/**
 * Gives the `code` of an error if it is a text, such as `ENOENT` or a code of Postgres; otherwise
 * `undefined`.
 */
export function errorCode(error: unknown): string | undefined {
  const isCoded =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}

/** The error code of Postgres for a value that must be unique but is in another row already. */
export const UNIQUE_VIOLATION = '23505';
