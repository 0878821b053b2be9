import { NOT_FOUND, unitShapes, UNPLUGGED, type Shape } from '@demo-evm/shared/ui';

/** A ballot unit behind a closed eye. */
export const previewEnded: readonly Shape[] = [
  ...unitShapes(62),
  ['M79 30h82v90h-82z', '#3a424ad8', 16, '#3a424ad8'],
  ['M86 66c20 24 48 24 68 0M91 79l-7 9m20 0-4 11m20-9v12m16-14 4 11m9-20 7 9', '#fff7db', 6],
];

/** A ballot unit with the pause symbol. */
export const paused: readonly Shape[] = [
  ...unitShapes(62),
  ['M143 100a29 29 0 1 1 58 0 29 29 0 1 1-58 0', '#14181f', 6, '#fff7db'],
  ['M164 89v22m16-22v22', '#15803d', 8],
];

/** Two phones: the machine is on one phone, and its place on the other phone is empty. */
export const notOnDevice: readonly Shape[] = [
  ['M24 10h76v122h-76zm112 0h76v122h-76z', '#14181f', 9, '#fff'],
  ['M39 44h46v54h-46z', '#5b6570', 12, '#5b6570'],
  ['M41 50h24v44h-24zm0 11h24m-24 11h24m-24 11h24', '#cdbf8c', 2, '#f4ebc6'],
  ['M77 55h3m-3 11h3m-3 11h3m-3 11h3', '#262c33', 7],
  ['M148 42h52v62h-52z', '#7d8590', 3, 'none', '7'],
];

export { NOT_FOUND as notFound, UNPLUGGED as unplugged };
