/** The `code` of an error, such as `ENOENT` or a code of Postgres; `undefined` when the error has no code. */
export function errorCode(error: unknown): string | undefined {
  const isCoded =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}
