/**
 * Starts a remote with the libraries of the shell. This function replaces the function of the same name in
 * @module-federation/webpack-bundler-runtime. The replaced function also knows remotes with several share scopes.
 *
 * @param {object} options
 * @param {string} options.shareScopeKey
 * @param {unknown} options.shareScope the libraries that the shell lends
 * @param {unknown} options.initScope
 * @param {object} options.remoteEntryInitOptions
 * @param {import('./consumes.js').WebpackRequire} options.webpackRequire
 */
export const initContainerEntry = ({
  shareScopeKey,
  shareScope,
  initScope,
  remoteEntryInitOptions,
  webpackRequire,
}) => {
  const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope);
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
};
