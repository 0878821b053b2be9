/** Does nothing. The original function loads remotes that a bundle imports, but the shell's bundle imports none. */
export const remotes = () => undefined;
