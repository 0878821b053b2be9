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
  /** Election type. */
  readonly main_title?: Text;
  /** Section name. */
  readonly entity_subtitle?: Text;
  /** Theme colour. */
  readonly extra3?: Text;
  /** Language code. */
  readonly extra4?: Text;
}

/** A machine's details as its owner gets them. Behaviour: GET auth/evm/. */
export interface OwnEvmDetails extends EvmDetails {
  readonly email?: Text;
  /** Time of the last change in ISO 8601 format. */
  readonly updated_at?: Text;
}

type NumericField = {
  [Field in keyof EvmDetails]-?: number extends EvmDetails[Field] ? Field : never;
}[keyof EvmDetails];

/** The fields of `EvmDetails` that may be numbers. The compiler checks that this list is complete. */
const NUMERIC_FIELDS: Readonly<Record<NumericField, true>> = { vidint: true, evmsr: true };

export function isNumericField(name: string): name is NumericField {
  return Object.keys(NUMERIC_FIELDS).includes(name);
}
