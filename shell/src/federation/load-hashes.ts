import { HASH_LIST_FILE, type RemoteRelease } from '@demo-evm/shared/contract';

/**
 * Gives the hashes of a release. If the page has only the hash of the release's hash list, the list is loaded and
 * checked against this hash. Rejects when the list does not arrive or was changed. docs/decisions/0052
 * @param query added to the URL of the list, such as `?retry=1`, because browsers remember failed requests
 */
export async function loadHashes(
  { entry, integrity }: RemoteRelease,
  query: string,
): Promise<RemoteRelease['integrity']> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const listHash = integrity?.[HASH_LIST_FILE];
  if (listHash === undefined || entry.slice(folder.length) in (integrity ?? {})) return integrity;
  const answer = await fetch(folder + HASH_LIST_FILE + query, { integrity: listHash });
  return (await answer.json()) as Readonly<Record<string, string>>;
}
