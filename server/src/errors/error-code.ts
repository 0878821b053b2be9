/** The `code` of an error of the operating system or the database, such as `ENOENT`; `undefined` without a code. */
export function errorCode(error: unknown): string | undefined {
  const isCoded =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}
