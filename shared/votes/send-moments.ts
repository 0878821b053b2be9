interface SendMoments {
  /** Called when the browser is online again, or the page is shown again. */
  readonly onBack: () => void;
  /** Called when the visitor leaves the page. */
  readonly onLeave: () => void;
}

/**
 * Watches for the moments at which another attempt to send waiting votes may succeed.
 * @returns a function that ends the watch
 */
export function watchSendMoments({ onBack, onLeave }: SendMoments): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onBack();
  };
  window.addEventListener('online', onBack);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', onBack);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
