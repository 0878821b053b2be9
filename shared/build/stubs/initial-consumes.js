/**
 * Replaces the function of @module-federation/webpack-bundler-runtime that borrows libraries for a remote's entry. A
 * remote borrows no library before its app is loaded, so webpack generates no call of this function.
 */
export const installInitialConsumes = () => {
  throw new Error('A remote borrows nothing before its app is loaded.');
};
