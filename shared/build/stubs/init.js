/**
 * Starts the federation runtime. This function replaces the `init` of @module-federation/webpack-bundler-runtime. The
 * replaced function can also choose a smaller build of a shared library, but our libraries have no smaller build.
 *
 * @param {{ webpackRequire: { federation: { initOptions: { plugins?: unknown[] }, runtime: { init: (options: object) => unknown } } } }} options
 */
export const init = ({ webpackRequire }) => {
  const { initOptions, runtime } = webpackRequire.federation;
  initOptions.plugins ??= [];
  return runtime.init(initOptions);
};
