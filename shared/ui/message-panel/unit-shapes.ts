import type { Shape } from './panel-picture';

/**
 * The shapes of a switched-off ballot unit. The casing reaches from `x` + 1 to `x` + 115 horizontally and from 4 to 138
 * vertically.
 */
export const unitShapes = (x: number): readonly Shape[] => [
  [`M${x + 12} 15h92v112h-92z`, '#5b6570', 22, '#5b6570'],
  [`M${x + 17} 14v.1`, '#39424b', 9],
  [`M${x + 14} 27h88v96h-88z`, '#262c33', 5, '#262c33'],
  [`M${x + 14} 27h52v96h-52zm0 24h52m-52 24h52m-52 24h52m-38-72v96`, '#cdbf8c', 2, '#f4ebc6'],
  [`M${x + 82} 39h8m-8 24h8m-8 24h8m-8 24h8`, '#53627e', 15],
];
