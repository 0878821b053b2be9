type Text = string | null;

/**
 * The public details of one machine. Servers differ in what they send, so every field may be missing, null or empty.
 * Spec 3: EVM details.
 */
export interface EvmDetails {
  readonly vid?: Text;
  readonly client_name?: Text;
  /** Section number. */
  readonly vidint?: Text | number;
  /** The candidate's row, counted from 1. Servers send a number or a string. */
  readonly evmsr?: Text | number;
  /** The candidate's name in English. */
  readonly e_cname?: Text;
  /** The candidate's name in Marathi. */
  readonly cname?: Text;
  /** The area's name in English. */
  readonly e_vname?: Text;
  /** The area's name in Marathi. */
  readonly vname?: Text;
  /** A marker. The value `inc` sets a fixed theme. */
  readonly mva?: Text;
  /** The party's name. */
  readonly sname?: Text;
  readonly symbolurl?: Text;
  readonly cpicurl?: Text;
  readonly priority?: Text;
  /** The election type: a title of `ELECTIONS` (election.ts) or another text. */
  readonly main_title?: Text;
  /** Section name. */
  readonly entity_subtitle?: Text;
  /** The theme colour, in the form `#rrggbb`. */
  readonly extra3?: Text;
  /** The code of the machine's own language, such as `mr`. */
  readonly extra4?: Text;
  /**
   * The time since which the campaign has paused the machine, in ISO 8601 format. Missing or `null` when the machine is
   * not paused. Behaviour: Pause.
   */
  readonly paused_at?: Text;
}

/** A machine's details as its owner gets them. Behaviour: GET auth/evm/. */
export interface OwnEvmDetails extends EvmDetails {
  readonly email?: Text;
  /** Time of the last change in ISO 8601 format. */
  readonly updated_at?: Text;
  /** The newest former vid is the first. A server that keeps no former vids does not send this field. */
  readonly former_vids?: readonly FormerVid[];
  /** The number of earlier versions. A server that keeps no versions does not send this field. */
  readonly version_count?: number;
  /** The fields that an empty text clears. Without it, the server keeps the values of these fields. */
  readonly removable_fields?: readonly string[];
}

/** A former short link that still leads to the machine. Behaviour: Former links. */
export interface FormerVid {
  readonly vid: string;
  /** The time at which another short link replaced `vid`, in ISO 8601 format. */
  readonly since: string;
}

/** The largest section number (`vidint`), which is the largest integer of Postgres. Behaviour: Fields. */
export const MAX_SECTION_NUMBER = 2_147_483_647;

type NumericField = {
  [Field in keyof EvmDetails]-?: number extends EvmDetails[Field] ? Field : never;
}[keyof EvmDetails];

/** The fields of `EvmDetails` that may be numbers. The compiler checks that this list is complete. */
const NUMERIC_FIELDS: Readonly<Record<NumericField, true>> = { vidint: true, evmsr: true };

export function isNumericField(name: string): name is NumericField {
  return Object.keys(NUMERIC_FIELDS).includes(name);
}
