import Type, { type TSchema } from 'typebox';

/** The value, or null. */
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** No control characters in any text: Postgres keeps no NUL, and no line of a form has others. */
const PRINTABLE = '[^\\u0000-\\u001f]';

/** A text of the contract, up to 200 characters; it may be empty. Behaviour: Fields. */
export const Text = Type.String({ pattern: `^${PRINTABLE}*$`, maxLength: 200 });

/** The same with something in it. */
export const Name = Type.String({ pattern: `^ *[^ \\u0000-\\u001f]${PRINTABLE}*$`, maxLength: 200 });

/** A vote's own UUID. Behaviour: Votes. */
export const Rid = Type.Optional(
  Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
);
