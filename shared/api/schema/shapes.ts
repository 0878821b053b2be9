import Type, { type TSchema } from 'typebox';

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** No control characters: Postgres stores no NUL, and no form field contains others. */
const PRINTABLE = '[^\\u0000-\\u001f]';

/** A text of up to 200 characters, which may be empty. Behaviour: Fields. */
export const Text = Type.String({ pattern: `^${PRINTABLE}*$`, maxLength: 200 });

/** The same, but not blank. */
export const Name = Type.String({ pattern: `^ *[^ \\u0000-\\u001f]${PRINTABLE}*$`, maxLength: 200 });

/** The UUID of a vote. Behaviour: Votes. */
export const Rid = Type.Optional(
  Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
);
