/**
 * Always gives the whole shared library. The library's own function looks for a smaller build of it, but no build here
 * has one.
 *
 * @template T
 * @param {{ factory: T }} options
 */
export const getSharedFallbackGetter = ({ factory }) => factory;
