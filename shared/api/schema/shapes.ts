import Type, { type TSchema } from 'typebox';

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/**
 * Characters that nobody sees or that change the order of other characters: control characters, soft hyphens,
 * direction marks, zero-width spaces, fillers, line separators and tag characters. With them, two different
 * names can look the same. Zero-width joiners (U+200C and U+200D) are not among them, because Devanagari and
 * emoji need them.
 */
const INVISIBLE =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200e\\u200f' +
  '\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e0fff}';

/** Characters that leave a name blank when it has no others: spaces, the joiners and the empty Braille pattern. */
const BLANK = ' \\u00a0\\u1680\\u2000-\\u200a\\u200c\\u200d\\u202f\\u205f\\u2800\\u3000';

const PRINTABLE = `[^${INVISIBLE}]`;

/** The pattern of a text with at least one character that can be seen. */
export const SEEN = `[^${BLANK}${INVISIBLE}]`;

/** Invisible characters and spaces, to be put between the brackets of a pattern. */
export const UNSEEN_OR_SPACE = `\\s${INVISIBLE}`;

/** A text of up to 200 characters, which may be empty. Behaviour: Fields. */
export const Text = Type.String({ pattern: `^${PRINTABLE}*$`, maxLength: 200 });

/** A text of up to 200 characters, of which at least one can be seen. Behaviour: Fields. */
export const Name = Type.String({ pattern: `^[${BLANK}]*${SEEN}${PRINTABLE}*$`, maxLength: 200 });

/**
 * The name of the constituency that a vote is counted for. It may contain invisible characters, because a
 * name may have been stored before such characters were refused, and votes for that name must still be
 * counted.
 */
export const CounterKey = Type.String({
  pattern: '^ *[^ \\u0000-\\u001f][^\\u0000-\\u001f]*$',
  maxLength: 200,
});

/** The UUID of a vote. It may be missing. Behaviour: Votes. */
export const Rid = Type.Optional(
  Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
);
