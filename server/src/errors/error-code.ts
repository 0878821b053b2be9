/** The system's code of an error, such as `ENOENT`; `undefined` for anything else that was thrown. */
export function errorCode(error: unknown): string | undefined {
  const isCoded =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}
