import { MAX_SECTION_NUMBER, type EvmDetails, type OwnEvmDetails } from '@demo-evm/shared/domain';
import Type, { type Static, type TSchema } from 'typebox';
import { Name, orNull, Text } from './shapes';

/** Any text is a valid `id`, so an id that no machine can have is treated as an unknown id. */
export const MachinePath = Type.Object({ id: Type.String() });

const AnyText = orNull(Type.String());

/** The fields of a machine that its page shows. Spec 3: EVM details. */
export const MachineFields = Type.Object({
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
} satisfies Record<Exclude<keyof EvmDetails, 'paused_at'>, TSchema>);
export type MachineFields = Static<typeof MachineFields>;

/**
 * The public fields of a machine. While the machine is paused, all fields are `null` except `vid`, `extra4` and
 * `paused_at`. Spec 7: GET {evm}/evm/{id}; behaviour: Pause.
 */
export const PublicMachine = Type.Object({
  ...MachineFields.properties,
  /** The field is missing when the machine is not paused. */
  paused_at: Type.Optional(Type.String({ format: 'date-time' })),
} satisfies Record<keyof EvmDetails, TSchema>);
export type PublicMachine = Static<typeof PublicMachine>;

export const MachineAnswer = orNull(PublicMachine);

/** A former vid that still leads to the machine. `since` is the time at which another vid replaced it. */
export const FormerVid = Type.Object({ vid: Type.String(), since: Type.String({ format: 'date-time' }) });
export type FormerVid = Static<typeof FormerVid>;

/** The fields that the owner of a machine gets. Spec 7: GET {auth}/evm/. */
export const OwnMachine = Type.Object({
  ...MachineFields.properties,
  email: Type.String(),
  /** `null` when the machine was never changed. */
  updated_at: orNull(Type.String({ format: 'date-time' })),
  /** The vid that was replaced last is the first. */
  former_vids: Type.Array(FormerVid),
  /** The time since which the machine is paused; `null` when it is not paused. */
  paused_at: orNull(Type.String({ format: 'date-time' })),
  /** The number of earlier versions that are kept. */
  version_count: Type.Integer(),
  /** The fields that the admin page may offer to remove. An update clears them with an empty text. */
  removable_fields: Type.Array(Type.String()),
} satisfies Record<keyof OwnEvmDetails, TSchema>);
export type OwnMachine = Static<typeof OwnMachine>;

/** An https URL, or a path on this site. An empty text clears the field. Behaviour: Fields. */
const ImageUrl = Type.String({
  pattern: '^(https://[^\\s"\\\\<>]+|/[^/\\s"\\\\<>][^\\s"\\\\<>]*)?$',
  maxLength: 2000,
});

/** Makes a schema that also accepts null and an empty text. Both clear the field. */
const clearable = <T extends Parameters<typeof orNull>[0]>(schema: T) =>
  Type.Union([schema, Type.Null(), Type.Literal('')]);

/**
 * The fields that the owner of a machine may change. A missing field stays as it is. An unknown field is dropped.
 * Spec 5: EVM update; behaviour: PUT auth/evm/; behaviour: Fields.
 */
export const MachineUpdate = Type.Object(
  {
    client_name: Type.Optional(Name),
    vidint: Type.Optional(clearable(Type.Integer({ minimum: 0, maximum: MAX_SECTION_NUMBER }))),
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
  } satisfies Record<Exclude<keyof EvmDetails, 'vid' | 'paused_at'>, TSchema>,
  { additionalProperties: false },
);
export type MachineUpdate = Static<typeof MachineUpdate>;

/** The body that pauses the machine or ends the pause. Behaviour: PUT auth/evm/pause. */
export const PauseUpdate = Type.Object({ paused: Type.Boolean() }, { additionalProperties: false });
export const PauseAnswer = Type.Pick(OwnMachine, ['paused_at']);
export type PauseAnswer = Static<typeof PauseAnswer>;

/** The fields of a machine that are kept in an earlier version. */
export const VersionDetails = Type.Omit(MachineFields, ['vid', 'client_name']);
export type VersionDetails = Static<typeof VersionDetails>;

/** An earlier version of a machine, as it was before a change. Behaviour: GET auth/evm/versions. */
export const MachineVersion = Type.Object({
  id: Type.String(),
  /** The time at which the version was replaced. */
  replaced_at: Type.String({ format: 'date-time' }),
  ...VersionDetails.properties,
});
export type MachineVersion = Static<typeof MachineVersion>;

/** The version that was replaced last is the first. */
export const MachineVersions = Type.Object({ versions: Type.Array(MachineVersion) });

/** The body that changes the short link. Spec 7: PUT {auth}/evm/update-vid/. */
export const VidUpdate = Type.Object(
  { vid: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$' }) },
  { additionalProperties: false },
);
export const VidAnswer = Type.Object({ vid: Type.String(), former_vids: Type.Array(FormerVid) });

/** Any text is valid, so a text that cannot be a vid is treated as an unknown vid. */
export const FormerVidPath = Type.Object({ vid: Type.String() });
