/** No shared library of ours is built a second time for who uses less of it. */
export const init = ({ webpackRequire }) => {
  const { initOptions, runtime } = webpackRequire.federation;
  initOptions.plugins ??= [];
  return runtime.init(initOptions);
};
