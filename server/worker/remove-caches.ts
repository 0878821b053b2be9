/**
 * Removes the caches of this site's workers: all of them, or only those whose names `fits` accepts. Does not change
 * anything else that the site has stored.
 */
export async function removeCaches(fits: (name: string) => boolean = () => true): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('demo-evm-') && fits(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
