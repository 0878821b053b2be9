/** A custom machine has at most this many candidates. Spec 9: Machine slots. */
export const MAX_CANDIDATES = 16;
