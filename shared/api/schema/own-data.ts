import Type, { type Static } from 'typebox';
import { FormerVid, MachineVersion, PublicMachine } from './machine';
import { Counted } from './numbers';
import { orNull } from './shapes';

const Moment = Type.String({ format: 'date-time' });

/**
 * Everything that the database has about an account and its machine, without the hashes of passwords and
 * tokens and without the ids of votes.
 * Behaviour: GET auth/account/export.
 */
export const AccountExport = Type.Object({
  exported_at: Moment,
  account: Type.Object({
    id: Type.Integer(),
    client_name: Type.String(),
    email: Type.String(),
    phone_no: orNull(Type.String()),
    created_at: Moment,
    /** How often all sessions of the account were ended. */
    session_version: Type.Integer(),
  }),
  machine: Type.Object({
    ...PublicMachine.properties,
    id: Type.Integer(),
    updated_at: orNull(Moment),
    paused_at: orNull(Moment),
    /** How often the short link was changed on the day `vid_changed_on`. */
    vid_changes: Type.Integer(),
    vid_changed_on: orNull(Type.String()),
  }),
  former_vids: Type.Array(FormerVid),
  /** The earlier versions of the machine. The version that was replaced last is the first. */
  versions: Type.Array(MachineVersion),
  /** What was counted since the machine was created. `votes` starts again at 0 with a reset of the total. */
  counts: Type.Object(Counted),
  /** What was counted in the hours of the last 100 days, without empty hours, in Indian Standard Time. */
  hours: Type.Array(Type.Object({ day: Type.String(), hour: Type.Integer(), ...Counted })),
  /** The resets of the total that are still stored. The server deletes a reset about a day later. */
  resets: Type.Array(Type.Object({ at: Moment, former_total: Type.Integer() })),
  pictures: Type.Array(Type.Object({ url: Type.String(), bytes: Type.Integer(), uploaded_at: Moment })),
  /** The links for a new password that are still stored. The server deletes a link about a day later. */
  reset_links: Type.Array(Type.Object({ created_at: Moment, used_at: orNull(Moment) })),
});
export type AccountExport = Static<typeof AccountExport>;
