/**
 * Does something when the page has been painted and can be pressed: what a visitor does not wait for.
 * docs/performance.md.
 * @returns takes it back, when it has not been done yet
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(action)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
