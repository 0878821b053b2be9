/** The URL of a call about one machine; the id is percent-encoded. Spec 7: HTTP calls. */
export function machinePath(base: string, name: '' | 'count/' | 'increment_count/', id: string): string {
  return `${base}/evm/${name}${encodeURIComponent(id)}`;
}
