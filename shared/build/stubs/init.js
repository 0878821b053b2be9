/**
 * Starts the federation runtime, as the library does. The rest of the library's file chooses a smaller build of a shared
 * library for remotes that use less of it; no build here has such a second one.
 *
 * @param {{ webpackRequire: { federation: { initOptions: { plugins?: unknown[] }, runtime: { init: (options: object) => unknown } } } }} options
 */
export const init = ({ webpackRequire }) => {
  const { initOptions, runtime } = webpackRequire.federation;
  initOptions.plugins ??= [];
  return runtime.init(initOptions);
};
