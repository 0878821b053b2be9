import type { LineSpeed } from '../../slow-line';

const bytesOf = (kilobits: number) => (kilobits * 1000) / 8;

export interface Network {
  /** The name in the report. */
  readonly name: 'slow 4G' | '2G';
  readonly speed: LineSpeed;
  /** How many times slower the imitated processor is than the real processor. */
  readonly slowdown: number;
}

/** A cheap phone on slow 4G, as in the other measurements (slow-phone.ts), and a weaker phone on 2G. */
export const NETWORKS: readonly Network[] = [
  { name: 'slow 4G', speed: { roundTripMs: 150, down: bytesOf(1600), up: bytesOf(750) }, slowdown: 4 },
  { name: '2G', speed: { roundTripMs: 800, down: bytesOf(50), up: bytesOf(50) }, slowdown: 6 },
];
