/** @returns The URL of a call about one machine. `base` is the configured `evm` base. Spec 7: HTTP calls. */
export function machinePath(
  base: string,
  name: '' | 'count/' | 'increment_count/' | 'opens/' | 'shares/',
  vid: string,
): string {
  return `${base}/evm/${name}${encodeURIComponent(vid)}`;
}
