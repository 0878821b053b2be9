import type { Target } from '../report/targets';
import type { PressFigure } from './measure-press';
import type { PressVisit } from './run-presses';

const times = (factor: number, visit?: PressVisit) => ({
  times: factor,
  variant: 'c',
  ...(visit && { visit }),
});

/**
 * The targets for presses. Variant `c` (variants.ts) has no service worker. So the product's visits with a service
 * worker are compared with the warm visits of variant `c`.
 */
export const PRESS_TARGETS: readonly Target<PressVisit, PressFigure>[] = [
  { figure: 'ready', visit: 'slow 4G, cold', most: times(1.15) },
  { figure: 'ready', visit: 'slow 4G, warm', most: times(1.2) },
  { figure: 'ready', visit: 'slow 4G, worker', most: times(0.6, 'slow 4G, warm') },
  { figure: 'ready', visit: 'slow 4G, offline', most: times(0.6, 'slow 4G, warm') },
  { figure: 'ready', visit: '2G, cold', most: times(1.8) },
  { figure: 'ready', visit: '2G, warm', most: times(0.8) },
  { figure: 'ready', visit: '2G, worker', most: times(0.6, '2G, warm') },
  { figure: 'ready', visit: '2G, offline', most: times(0.6, '2G, warm') },
  { figure: 'lamp', visit: 'slow 4G, cold', most: 50 },
  { figure: 'lamp', visit: '2G, cold', most: 50 },
  { figure: 'acknowledged', visit: 'slow 4G, cold', most: times(1.6) },
  { figure: 'acknowledged', visit: '2G, cold', most: times(4.5) },
];
