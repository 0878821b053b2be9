/** Errors to ignore: the visitor closed the share sheet, or the sheet is still open from an earlier press. */
const IGNORED_ERRORS = new Set(['AbortError', 'InvalidStateError']);

/**
 * Opens the browser's own share sheet, which browsers allow within a few seconds of a press only.
 * @returns Whether the sheet has opened.
 */
export async function openShareSheet(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && IGNORED_ERRORS.has(error.name);
  }
}
