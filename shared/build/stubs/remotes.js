/** Does nothing. The library's own function loads remotes that a bundle imports by name, but the shell imports none. */
export const remotes = () => undefined;
