/** The shell's build knows no remote: they come from the registry. */
export const remotes = () => undefined;
