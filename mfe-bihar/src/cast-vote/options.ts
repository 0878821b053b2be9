import type { VoteTarget } from '@demo-evm/shared/domain';

/** The number of rows of the machine. Rows without an option are blank. Spec 9: Machine slots. */
export const ROW_COUNT = 10;

/**
 * The options in the order of their rows: the id that the server uses, and the translation key of the name.
 * Spec 2: Bihar page.
 */
export const OPTIONS = [
  { id: '1', name: 'BIHAR_OPTION_A' },
  { id: '2', name: 'BIHAR_OPTION_B' },
  { id: '3', name: 'BIHAR_OPTION_C' },
  { id: '4', name: 'NOTA' },
] as const;

/** The option of a row, or `undefined` when the row is blank. */
export function optionAt(serial: number) {
  return OPTIONS[serial - 1];
}

/** Gives the counter that a vote for this option goes to. */
export function targetOf({ id }: (typeof OPTIONS)[number]): VoteTarget {
  return { kind: 'bihar', option: id };
}
