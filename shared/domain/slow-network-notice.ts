/** A visitor who has waited this long is told that the network is slow. */
export const SLOW_NETWORK_NOTICE_MS = 5_000;
