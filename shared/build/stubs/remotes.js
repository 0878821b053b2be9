/** The shell's bundle knows no remote by name, because remotes come from the registry. */
export const remotes = () => undefined;
