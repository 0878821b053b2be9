/** No shared library of ours has a build to fall back to. */
export const getSharedFallbackGetter = ({ factory }) => factory;
