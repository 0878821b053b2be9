/**
 * Always gives `factory`, which loads the whole shared library. The original function looks for a smaller build of the
 * library, but our libraries have no smaller build.
 *
 * @template T
 * @param {{ factory: T }} options
 */
export const getSharedFallbackGetter = ({ factory }) => factory;
