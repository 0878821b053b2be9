import { useEffect } from 'react';

/** A download starts this long after the machine has appeared, so that it does not compete with the page's files. */
const DOWNLOAD_DELAY_MS = 3_000;

/**
 * Downloads something that the confirmation needs: once after a delay, so that it is there even if the network fails
 * later, and at each press if it is still missing. In a browser that saves data, only the presses download it.
 * @param download Starts the download unless it is done. When this function changes, it is called again after the
 *   delay.
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
