import { borrowed } from './consumes.js';

/**
 * Makes a module of the shell from each lent library. This function replaces the `installInitialConsumes` of
 * @module-federation/webpack-bundler-runtime. The replaced function can also wait for libraries, but all lent libraries
 * are in the shell's first chunk.
 *
 * @param {object} options
 * @param {string[]} options.initialConsumes the ids of the libraries
 * @param {Record<string, unknown>} options.installedModules gets 0 for a library when its module runs
 * @param {import('./consumes.js').WebpackRequire} options.webpackRequire
 */
export const installInitialConsumes = ({ initialConsumes, installedModules, webpackRequire }) => {
  for (const id of initialConsumes) {
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      delete webpackRequire.c[id];
      const { shareKey, customShareInfo } = borrowed(id, webpackRequire);
      module.exports = webpackRequire.federation.instance.loadShareSync(shareKey, { customShareInfo })();
    };
  }
};
