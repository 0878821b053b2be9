/**
 * A remote borrows no library before its app is loaded, so webpack generates no call of this function. The function of
 * the federation runtime that this one replaces would borrow libraries for the remote's entry.
 */
export const installInitialConsumes = () => {
  throw new Error('A remote borrows nothing before its app is loaded.');
};
