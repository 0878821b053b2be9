/**
 * The library looks for a smaller build of a shared library here. No build here has one, so the whole library is used.
 *
 * @template T
 * @param {{ factory: T }} options
 */
export const getSharedFallbackGetter = ({ factory }) => factory;
