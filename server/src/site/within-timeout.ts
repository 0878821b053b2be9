/**
 * Waits until the search for a machine ends, but not longer than `timeoutMs`. Never rejects.
 * @param onFailure Called with the error when the search fails or takes too long.
 */
export async function withinTimeout(
  finding: Promise<unknown>,
  timeoutMs: number,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new Error(`The machine was not found within ${timeoutMs} ms.`));
    timer = setTimeout(late, timeoutMs);
  });
  try {
    await Promise.race([finding, timeout]);
  } catch (error) {
    onFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
