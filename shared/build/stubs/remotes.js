/**
 * This function replaces the `remotes` of @module-federation/webpack-bundler-runtime, and does nothing. The replaced
 * function loads the remotes that a bundle imports, but the shell's bundle imports no remote.
 */
export const remotes = () => undefined;
