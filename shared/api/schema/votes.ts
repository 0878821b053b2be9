import Type from 'typebox';
import { Name, Rid } from './shapes';

const Count = Type.Integer({ minimum: 0 });

/** SPEC 3: Vote count response. */
export const VoteCount = Type.Object({ demo_voting_count: Count });

export const VoteQuery = Type.Object({ rid: Rid });

/** SPEC 7: the cloud function. Another action is refused with words of its own, and not as a shape. */
export const ConstituencyCall = Type.Object({
  vidhansabha: Name,
  action: Type.Union([Type.Literal('get'), Type.Literal('update'), Type.String()]),
  rid: Rid,
});

export const ConstituencyCount = Type.Object({ vidhansabha: Type.String(), count: Count });

/** SPEC 3: Bihar counts. */
export const BiharCounts = Type.Object({ '1': Count, '2': Count, '3': Count, '4': Count });

export const OptionPath = Type.Object({ id: Type.String() });

export const OptionCount = Type.Object({ id: Type.String(), count: Count });
