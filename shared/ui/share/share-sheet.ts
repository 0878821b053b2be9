/** These errors mean that the sheet did open: the visitor closed it, or it is still open from an earlier press. */
const IGNORED_ERRORS = new Set(['AbortError', 'InvalidStateError']);

/**
 * Opens the browser's own share sheet. Browsers allow this only within a few seconds of a press.
 * @returns True when the sheet was open, also when the visitor closed it. False when the browser could not open it.
 */
export async function openShareSheet(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && IGNORED_ERRORS.has(error.name);
  }
}
