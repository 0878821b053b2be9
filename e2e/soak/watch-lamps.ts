declare global {
  interface Window {
    /** Tells the soak test that a lamp has been lit. */
    lampIsLit: () => void;
  }
}

/** Runs in the page before the page's own scripts, and reports each time when a lamp is lit. */
export function watchLamps(): void {
  let isLit = false;
  new MutationObserver(() => {
    const wasLit = isLit;
    isLit = document.querySelector('[data-look="lit"]') !== null;
    if (isLit && !wasLit) window.lampIsLit();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
