/**
 * Always gives `factory`, which loads the whole shared library. This function replaces the function of the same name
 * in @module-federation/webpack-bundler-runtime. The replaced function looks for a smaller build of the library, but
 * our libraries have no smaller build.
 *
 * @template T
 * @param {{ factory: T }} options
 */
export const getSharedFallbackGetter = ({ factory }) => factory;
