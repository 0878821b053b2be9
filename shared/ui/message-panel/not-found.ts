import type { Shape } from './panel-picture';

/** A magnifying glass with a question mark, in front of the outline of a missing ballot unit. */
export const NOT_FOUND: readonly Shape[] = [
  ['M76 5h88q12 0 12 12v108q0 12-12 12h-88q-12 0-12-12v-108q0-12 12-12z', '#7d8590', 3, 'none', '7'],
  ['M78 27h52v96h-52zm64 0h18v96h-18z', '#7d8590', 3, 'none', '7'],
  ['m164 110 24 24', '#14181f', 13],
  ['M117 90a29 29 0 1 1 58 0 29 29 0 1 1-58 0', '#14181f', 6, '#fff7db'],
  ['M138 83a8 8 0 1 1 12 7q-4 2-4 6m0 10v.1', '#15803d', 6],
];
