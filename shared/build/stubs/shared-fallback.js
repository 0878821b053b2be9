/**
 * Always gives `factory`, which loads the whole shared library. The function that this one replaces looks for a smaller
 * build of that library, but no build here has one.
 *
 * @template T
 * @param {{ factory: T }} options
 */
export const getSharedFallbackGetter = ({ factory }) => factory;
