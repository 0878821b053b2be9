/**
 * Calls `listener` when the browser goes online or offline.
 * @returns A function that removes the listener.
 */
export function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
