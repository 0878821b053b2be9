import Type, { type Static } from 'typebox';

export const Health = Type.Object({ status: Type.Enum(['ok', 'degraded']) });

/** The body of an error answer. `detail` is a text, or a list of validation errors. Behaviour: The HTTP contract. */
export const ErrorAnswer = Type.Object({
  detail: Type.Union([
    Type.String(),
    Type.Array(Type.Object({ loc: Type.Array(Type.String()), msg: Type.String(), type: Type.String() })),
  ]),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;
