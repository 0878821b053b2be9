import Type, { type Static } from 'typebox';

export const Health = Type.Object({ status: Type.Literal('ok') });

/** Every error. `detail` is a text; for validation a list. Behaviour: The HTTP contract. */
export const ErrorAnswer = Type.Object({
  detail: Type.Union([
    Type.String(),
    Type.Array(Type.Object({ loc: Type.Array(Type.String()), msg: Type.String(), type: Type.String() })),
  ]),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;
