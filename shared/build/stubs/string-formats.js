/**
 * Knows no string format, as typebox does by itself with a format that it has not heard of. Forms check none, and the
 * library's own use regular expressions that Safari 13 and Firefox 68 cannot parse.
 */
export const Format = { Has: () => false, Get: () => undefined, Test: () => true };
