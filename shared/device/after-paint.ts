/**
 * Runs an action after the page's next paint. Use it for work that the visitor does not wait for. docs/performance.md
 * @returns A function that cancels the action if it has not run yet.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(action)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
