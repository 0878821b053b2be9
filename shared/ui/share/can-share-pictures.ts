/** Says whether the browser's own share sheet can send pictures. */
export function canSharePictures(): boolean {
  try {
    const probe = new File([], 'probe.jpg', { type: 'image/jpeg' });
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
  } catch {
    return false;
  }
}
