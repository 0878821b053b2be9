/**
 * Adds a bundle's own libraries to a share scope. This function replaces the function of the same name in
 * @module-federation/webpack-bundler-runtime. The replaced function also starts remotes that a bundle imports, but our
 * bundles import no remotes.
 *
 * @param {object} options
 * @param {string} options.shareScopeName
 * @param {unknown} options.initScope
 * @param {import('./consumes.js').WebpackRequire} options.webpackRequire
 */
export const initializeSharing = ({ shareScopeName, initScope, webpackRequire }) => {
  const { instance } = webpackRequire.federation;
  const { shareStrategy: strategy } = instance.options;
  return Promise.all(instance.initializeSharing(shareScopeName, { strategy, initScope, from: 'build' }));
};
