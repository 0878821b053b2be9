type Text = string | null;

/**
 * The public details of one machine, as any server of the contract may send them: every field may be
 * missing, null or empty. Spec 3: EVM details.
 */
export interface EvmDetails {
  readonly vid?: Text;
  readonly client_name?: Text;
  /** Section number. */
  readonly vidint?: Text | number;
  /** The candidate's 1-based position. Arrives as a number or a string. */
  readonly evmsr?: Text | number;
  /** Candidate: English, Marathi. */
  readonly e_cname?: Text;
  readonly cname?: Text;
  /** Area: English, Marathi. */
  readonly e_vname?: Text;
  readonly vname?: Text;
  /** A marker; `inc` forces a theme. */
  readonly mva?: Text;
  /** Party. */
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

/** The same as its owner reads it. Behaviour: GET auth/evm/. */
export interface OwnEvmDetails extends EvmDetails {
  readonly email?: Text;
  /** An ISO time. */
  readonly updated_at?: Text;
}
