import { useEffect } from 'react';

/** A download starts this late, so that it does not compete with the files of the page. */
const DOWNLOAD_DELAY_MS = 3_000;

/**
 * Downloads something that the confirmation needs: before the first press, so that it is also there offline, and at each
 * press. A visitor who saves data downloads it at the press only.
 */
export function useDownload(download: () => void, isPressed: boolean): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
    if (connection?.saveData) return;
    const timer = setTimeout(download, DOWNLOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [download]);

  useEffect(() => {
    if (isPressed) download();
  }, [isPressed, download]);
}
