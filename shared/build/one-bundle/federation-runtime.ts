import * as app from 'bundled-app';

/**
 * Stands in for the federation runtime where the shell is built with one app inside it: the same loader in
 * the shell asks for a remote, and gets the app that is there already.
 */

/** The app finds its texts where the page says that its release is, as it does when it is loaded from there. */
export function registerRemotes(remotes: readonly { readonly entry: string }[]): void {
  const [remote] = remotes;
  if (remote) __webpack_public_path__ = new URL('.', new URL(remote.entry, window.location.href)).pathname;
}

export function loadRemote(): Promise<typeof app> {
  return Promise.resolve(app);
}

/** There is no runtime that they could change. */
export function registerPlugins(): void {
  return undefined;
}
