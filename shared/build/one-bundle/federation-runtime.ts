import * as app from 'bundled-app';

/**
 * These functions replace the federation runtime when the shell is built with one app inside it. The shell's loader
 * requests a remote as usual and gets the app that is in the bundle.
 */

/** Sets the folder of the app's release. The app loads its texts from this folder, as a remote does. */
export function registerRemotes(remotes: readonly { readonly entry: string }[]): void {
  const [remote] = remotes;
  if (remote) __webpack_public_path__ = new URL('.', new URL(remote.entry, window.location.href)).pathname;
}

export function loadRemote(): Promise<typeof app> {
  return Promise.resolve(app);
}

/** Does nothing, because there is no federation runtime that a plugin could change. */
export function registerPlugins(): void {
  return undefined;
}
