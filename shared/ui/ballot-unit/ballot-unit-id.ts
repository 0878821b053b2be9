/** The `id` of the machine's element. The skip link leads to this element. */
export const BALLOT_UNIT_ID = 'machine';
