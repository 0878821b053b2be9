/**
 * After these errors, `openShareSheet` gives `true`: usually the visitor closed the sheet, or a sheet from an earlier
 * press is still open.
 */
const IGNORED_ERRORS = new Set(['AbortError', 'InvalidStateError']);

/**
 * Opens the browser's own share sheet. Browsers allow this only within a few seconds of a press.
 * @returns `false` if the browser could not open the sheet, otherwise `true`, also if the visitor has closed
 *   the sheet.
 */
export async function openShareSheet(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && IGNORED_ERRORS.has(error.name);
  }
}
