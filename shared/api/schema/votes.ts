import Type from 'typebox';
import { CounterKey, Rid } from './shapes';

const Count = Type.Integer({ minimum: 0 });

/** The number of demo votes of a machine. Spec 3: Vote counts. */
export const VoteCount = Type.Object({ demo_voting_count: Count });

export const VoteQuery = Type.Object({ rid: Rid });

/**
 * The body of a call of the constituency counter. Any `action` is valid in this schema, because the handler
 * itself refuses unknown actions. Spec 7: Constituency counter.
 */
export const ConstituencyCall = Type.Object({
  vidhansabha: CounterKey,
  action: Type.Union([Type.Literal('get'), Type.Literal('update'), Type.String()]),
  rid: Rid,
});

export const ConstituencyCount = Type.Object({ vidhansabha: Type.String(), count: Count });

/** The number of demo votes of each option of the Bihar page. Spec 3: Vote counts. */
export const BiharCounts = Type.Object({ '1': Count, '2': Count, '3': Count, '4': Count });

export const OptionPath = Type.Object({ id: Type.String() });

export const OptionCount = Type.Object({ id: Type.String(), count: Count });
