import type { EvmDetails, OwnEvmDetails } from '@demo-evm/shared/domain';
import Type, { type Static, type TSchema } from 'typebox';
import { Name, orNull, Text } from './shapes';

/** Any text is valid here, so an id that no machine can have is treated as an unknown id. */
export const MachinePath = Type.Object({ id: Type.String() });

const AnyText = orNull(Type.String());

/** The public fields of a machine. Spec 7: GET {evm}/evm/{id}. */
export const PublicMachine = Type.Object({
  vid: Type.String(),
  client_name: AnyText,
  vidint: orNull(Type.Integer()),
  evmsr: orNull(Type.Integer()),
  e_cname: AnyText,
  cname: AnyText,
  e_vname: AnyText,
  vname: AnyText,
  mva: AnyText,
  sname: AnyText,
  symbolurl: AnyText,
  cpicurl: AnyText,
  priority: AnyText,
  main_title: AnyText,
  entity_subtitle: AnyText,
  extra3: AnyText,
  extra4: AnyText,
} satisfies Record<keyof EvmDetails, TSchema>);
export type PublicMachine = Static<typeof PublicMachine>;

export const MachineAnswer = orNull(PublicMachine);

/** The fields of a machine that its owner gets. Spec 7: GET {auth}/evm/. */
export const OwnMachine = Type.Object({
  ...PublicMachine.properties,
  email: Type.String(),
  /** `null` when the machine was never changed. */
  updated_at: orNull(Type.String({ format: 'date-time' })),
} satisfies Record<keyof OwnEvmDetails, TSchema>);
export type OwnMachine = Static<typeof OwnMachine>;

/** An https URL, or a path on this site. Behaviour: Fields. */
const ImageUrl = Type.String({
  pattern: '^(https://[^\\s"\\\\<>]+|/[^/\\s"\\\\<>][^\\s"\\\\<>]*)$',
  maxLength: 2000,
});

/** Makes a schema that also accepts null and an empty text. Both clear the field. */
const clearable = <T extends Parameters<typeof orNull>[0]>(schema: T) =>
  Type.Union([schema, Type.Null(), Type.Literal('')]);

/**
 * The fields of a machine that its owner may change. A missing field stays as it is. An unknown field is dropped.
 * Spec 5: EVM update; behaviour: PUT auth/evm/; behaviour: Fields.
 */
export const MachineUpdate = Type.Object(
  {
    client_name: Type.Optional(Name),
    vidint: Type.Optional(clearable(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))),
    evmsr: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
    e_cname: Type.Optional(Text),
    cname: Type.Optional(Text),
    e_vname: Type.Optional(Text),
    vname: Type.Optional(Text),
    mva: Type.Optional(Text),
    sname: Type.Optional(Text),
    symbolurl: Type.Optional(ImageUrl),
    cpicurl: Type.Optional(ImageUrl),
    priority: Type.Optional(Text),
    main_title: Type.Optional(orNull(Text)),
    entity_subtitle: Type.Optional(orNull(Text)),
    extra3: Type.Optional(clearable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))),
    extra4: Type.Optional(clearable(Type.Enum(['en', 'hi', 'mr']))),
  } satisfies Record<Exclude<keyof EvmDetails, 'vid'>, TSchema>,
  { additionalProperties: false },
);
export type MachineUpdate = Static<typeof MachineUpdate>;

/** Spec 7: PUT {auth}/evm/update-vid/. */
export const VidUpdate = Type.Object(
  { vid: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$' }) },
  { additionalProperties: false },
);
export const VidAnswer = Type.Object({ vid: Type.String() });
