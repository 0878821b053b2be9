import * as app from 'bundled-app';

/**
 * Replaces the federation runtime where the shell is built with one app inside it: the shell's loader asks for a remote as
 * usual, and gets the app that is in the bundle.
 */

/** The app loads its texts from the folder of its release, as it does when it is a remote. */
export function registerRemotes(remotes: readonly { readonly entry: string }[]): void {
  const [remote] = remotes;
  if (remote) __webpack_public_path__ = new URL('.', new URL(remote.entry, window.location.href)).pathname;
}

export function loadRemote(): Promise<typeof app> {
  return Promise.resolve(app);
}

/** Does nothing: there is no federation runtime that a plugin could change. */
export function registerPlugins(): void {
  return undefined;
}
