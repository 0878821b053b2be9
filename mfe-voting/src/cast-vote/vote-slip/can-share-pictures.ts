/** Has the browser a share sheet of its own that takes pictures? */
export function canSharePictures(): boolean {
  try {
    const probe = new File([], 'probe.jpg', { type: 'image/jpeg' });
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
  } catch {
    return false;
  }
}
