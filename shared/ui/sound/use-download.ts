import { useEffect } from 'react';

/** A download starts this long after the machine has appeared, so that it does not compete with the page's files. */
const DOWNLOAD_DELAY_MS = 3_000;

/**
 * Downloads data that the confirmation needs. The download starts once after a delay, so that a later failure of the
 * network does no harm. The download also starts at each press while the data is missing. If the visitor has set the
 * browser to use less data (`saveData`), only a press starts the download.
 * @param download Starts the download, or does nothing when the download is done. When this function changes, the new
 *   function is also called after the delay.
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
