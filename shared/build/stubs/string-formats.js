/**
 * Knows no string format and accepts every text, as typebox does with a format that it does not know. No form checks a
 * format, and the library's formats use regular expressions that Safari 13 and Firefox 68 cannot parse.
 */
export const Format = { Has: () => false, Get: () => undefined, Test: () => true };
