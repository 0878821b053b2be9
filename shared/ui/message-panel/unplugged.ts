import type { Shape } from './panel-picture';
import { unitShapes } from './unit-shapes';

/** The picture of an unplugged ballot unit. It means that something could not be loaded. */
export const UNPLUGGED: readonly Shape[] = [
  ...unitShapes(2),
  ['M118 72c22 0 14 36 34 36', '#14181f', 6],
  ['M164 102h12v12h-12z', '#14181f', 16],
  ['M188 102h8m-8 12h8M240 92h-18v32h18', '#7d8590', 5],
  ['M208 80v-11m11 14 9-8m-31 4-6-9', '#ff3b30', 5],
];
