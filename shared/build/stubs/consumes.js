/**
 * @typedef {() => unknown} Factory gives the exports of a library
 *
 * @typedef {object} Borrowed webpack's description of a borrowed library; its other fields are settings
 * @property {string} shareKey
 * @property {string[]} shareScope
 * @property {() => Factory} fallback gives the factory that is used when nobody lends the library
 *
 * @typedef {object} WebpackRequire the part of webpack's runtime that the stubs use
 * @property {Record<string, (module: { exports: unknown }) => void>} m the factories of the bundle's modules
 * @property {Record<string, unknown>} c the modules that have run
 * @property {(scope: string, initScope: unknown) => unknown} I
 * @property {{ moduleIdToConsumeDataMapping: Record<string, Borrowed> }} consumesLoadingData
 * @property {{ instance: any, initOptions: { name: string }, attachShareScopeMap: (webpackRequire: WebpackRequire) => void }} federation
 */

/**
 * Borrows the libraries that a chunk needs. This function replaces the `consumes` of
 * @module-federation/webpack-bundler-runtime. The replaced function also knows smaller builds and layers of libraries,
 * which our libraries do not have.
 *
 * @param {object} options
 * @param {string} options.chunkId
 * @param {unknown[]} options.promises gets a promise for each library, or 0 for a library that is already loaded
 * @param {Record<string, unknown>} options.installedModules has 0 for a library that is already loaded
 * @param {Record<string, string[]>} options.chunkMapping the ids of the libraries that each chunk needs
 * @param {WebpackRequire} options.webpackRequire
 */
export const consumes = ({ chunkId, promises, installedModules, chunkMapping, webpackRequire }) => {
  for (const id of chunkMapping[chunkId] ?? []) {
    const { shareKey, customShareInfo, fallback } = borrowed(id, webpackRequire);
    installedModules[id] ??= webpackRequire.federation.instance.loadShare(shareKey, { customShareInfo }).then(
      (/** @type {Factory | false} */ factory) => {
        installedModules[id] = 0;
        define(id, webpackRequire, factory || fallback());
      },
      (/** @type {unknown} */ error) => {
        delete installedModules[id];
        define(id, webpackRequire, () => {
          throw error;
        });
      },
    );
    promises.push(installedModules[id]);
  }
};

/**
 * Gives the name and the settings by which the federation runtime finds a library, and the library's `fallback`.
 *
 * @param {string} id
 * @param {WebpackRequire} webpackRequire
 */
export function borrowed(id, { consumesLoadingData }) {
  const { shareKey, shareScope, fallback, ...shareConfig } = /** @type {Borrowed} */ (
    consumesLoadingData.moduleIdToConsumeDataMapping[id]
  );
  return { shareKey, customShareInfo: { scope: shareScope, shareConfig }, fallback };
}

/**
 * Defines the module of a library in the bundle. The next import of this module runs the library's factory.
 *
 * @param {string} id
 * @param {WebpackRequire} webpackRequire
 * @param {Factory} factory
 */
function define(id, webpackRequire, factory) {
  webpackRequire.m[id] = (module) => {
    delete webpackRequire.c[id];
    module.exports = factory();
  };
}
