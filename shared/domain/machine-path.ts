/** Gives the URL of one of a machine's calls. Spec 7: HTTP calls. */
export function machinePath(base: string, name: '' | 'count/' | 'increment_count/', vid: string): string {
  return `${base}/evm/${name}${encodeURIComponent(vid)}`;
}
