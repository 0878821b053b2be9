/** The shell's bundle knows no remote by name: remotes come from the registry. */
export const remotes = () => undefined;
