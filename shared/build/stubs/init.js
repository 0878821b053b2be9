/**
 * Starts the federation runtime. The function that this one replaces can also choose a smaller build of a shared
 * library, but no build here has one.
 *
 * @param {{ webpackRequire: { federation: { initOptions: { plugins?: unknown[] }, runtime: { init: (options: object) => unknown } } } }} options
 */
export const init = ({ webpackRequire }) => {
  const { initOptions, runtime } = webpackRequire.federation;
  initOptions.plugins ??= [];
  return runtime.init(initOptions);
};
