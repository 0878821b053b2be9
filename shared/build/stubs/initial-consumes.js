/**
 * A remote's entry borrows no library before its app is loaded, so webpack generates no call of this function. The
 * library's own function would borrow libraries for the entry.
 */
export const installInitialConsumes = () => {
  throw new Error('A remote borrows nothing before its app is loaded.');
};
