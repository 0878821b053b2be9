import Type, { type TSchema } from 'typebox';

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Any character except U+0000 to U+001F. Postgres cannot store U+0000, and no form field needs U+0001 to U+001F. */
const PRINTABLE = '[^\\u0000-\\u001f]';

/** A text of up to 200 characters, which may be empty. Behaviour: Fields. */
export const Text = Type.String({ pattern: `^${PRINTABLE}*$`, maxLength: 200 });

/** A text of up to 200 characters, of which at least one is not a space. Behaviour: Fields. */
export const Name = Type.String({ pattern: `^ *[^ \\u0000-\\u001f]${PRINTABLE}*$`, maxLength: 200 });

/** The UUID of a vote. It may be missing. Behaviour: Votes. */
export const Rid = Type.Optional(
  Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
);
