import type { Language } from '@demo-evm/shared/domain';
import type { Site } from './site-registry';

/**
 * Gives the shortcuts of a web app manifest: the pages of listed remotes, except pages with a parameter in
 * their path. A page that has no title in this language or in English gets no shortcut.
 */
export function manifestShortcuts({ remotes, tables }: Site, language: Language) {
  return remotes
    .filter((remote) => !remote.isUnlisted)
    .flatMap(({ module, mounts = [] }) => {
      const words = tables.get(module);
      const name = words?.[language]?.LINK_TITLE ?? words?.en?.LINK_TITLE;
      const urls = mounts.filter((mount) => !mount.includes(':')); // a mount with a parameter is not an address
      return name === undefined ? [] : urls.map((url) => ({ name, url }));
    });
}
