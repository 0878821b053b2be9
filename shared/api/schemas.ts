import Type, { type Static, type TSchema } from 'typebox';

/** One schema per shape of the HTTP contract: it validates on the server and types both sides. */

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Text = orNull(Type.String());

/** Any text may stand in a path: an id that can be no machine's is an unknown one, not an error. */
export const MachinePath = Type.Object({ id: Type.String() });

/** What everybody may read of a machine. SPEC 7: GET {evm}/evm/{id}. */
export const PublicMachine = Type.Object({
  vid: Type.String(),
  client_name: Text,
  vidint: orNull(Type.Integer()),
  evmsr: orNull(Type.Integer()),
  e_cname: Text,
  cname: Text,
  e_vname: Text,
  vname: Text,
  mva: Text,
  sname: Text,
  symbolurl: orNull(Type.String()),
  cpicurl: orNull(Type.String()),
  priority: Text,
  main_title: Text,
  entity_subtitle: Text,
  extra3: Text,
  extra4: Text,
});
export type PublicMachine = Static<typeof PublicMachine>;

export const MachineAnswer = orNull(PublicMachine);

/** SPEC 3: Vote count response. */
export const VoteCount = Type.Object({ demo_voting_count: Type.Integer({ minimum: 0 }) });

/** A vote's own UUID. BEHAVIOUR: Votes are never lost and never doubled. */
const Rid = Type.Optional(Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }));

export const VoteQuery = Type.Object({ rid: Rid });

/** SPEC 7: the cloud function. An action that is neither get nor update is refused with words of its own. */
export const ConstituencyCall = Type.Object({
  /** No control characters: Postgres keeps no NUL. */
  vidhansabha: Type.String({ pattern: '^ *[^ \\u0000-\\u001f][^\\u0000-\\u001f]*$', maxLength: 200 }),
  action: Type.String(),
  rid: Rid,
});

export const ConstituencyCount = Type.Object({
  vidhansabha: Type.String(),
  count: Type.Integer({ minimum: 0 }),
});

export const Health = Type.Object({ status: Type.Literal('ok') });

/** Every error. `detail` is a text; for validation a list. BEHAVIOUR: The HTTP contract. */
export const ErrorAnswer = Type.Object({
  detail: Type.Union([
    Type.String(),
    Type.Array(Type.Object({ loc: Type.Array(Type.String()), msg: Type.String(), type: Type.String() })),
  ]),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;
