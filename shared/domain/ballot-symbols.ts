/**
 * The symbols that a candidate of a custom machine can have: abstract shapes, animals, and `nota` for "none of the
 * above". No symbol may remind voters of a party, so the list has no symbol of an Indian party, such as a hand, a lotus
 * or an elephant. Behaviour: Create.
 */
export const BALLOT_SYMBOLS = [
  'nota',
  'circle',
  'square',
  'triangle',
  'diamond',
  'hexagon',
  'ring',
  'waves',
  'stripes',
  'turtle',
  'fish',
  'panda',
  'penguin',
  'bee',
  'snail',
  'dolphin',
  'octopus',
] as const;

export type BallotSymbol = (typeof BALLOT_SYMBOLS)[number];

export function isBallotSymbol(value: unknown): value is BallotSymbol {
  return BALLOT_SYMBOLS.some((symbol) => symbol === value);
}
