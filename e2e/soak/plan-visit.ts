import type { LineSpeed } from '../slow-line';

/** One action of a visitor. `atMs` is its time in milliseconds after the machine is on the screen. */
export interface Step {
  readonly atMs: number;
  readonly act: 'press' | 'press wrong' | 'close' | 'choose a language' | 'leave';
  readonly language: string;
}

/** A first visit to a machine. */
export interface VisitPlan {
  readonly speed: LineSpeed;
  /** A file of the shell or the remote. Its first request is `lateMs` ms late, or fails if `lateMs` is `null`. */
  readonly fault: { readonly file: RegExp; readonly lateMs: number | null } | null;
  /** The steps in the order of their times. There is no step after `leave`. */
  readonly steps: readonly Step[];
}

const ACTS: readonly Step['act'][] = [
  'press',
  'press',
  'press',
  'press wrong',
  'close',
  'choose a language',
  'leave',
];
const FILES = [
  /\/shell\/[^/]+\/shell\.js/,
  /\/shell\/[^/]+\/.*\.css/,
  /\/remote-entry\.js/,
  /\/mfe-voting\/[^/]+\/app\.js/,
];
const PRESSES_WITHIN_MS = 3_000;
const KILOBIT = 1000 / 8;

/** Plans a visit: a network of 50 kbit/s to 20 Mbit/s, one to five steps, and a fault in about every third visit. */
export function planVisit(random: () => number): VisitPlan {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]) =>
    list[Math.floor(random() * list.length)] as T;
  const kilobits = 50 * 400 ** random();
  const steps = Array.from({ length: 1 + Math.floor(random() * 5) }, (): Step => ({
    atMs: Math.floor(random() * PRESSES_WITHIN_MS),
    act: pick(ACTS),
    language: pick(['mr', 'hi', 'en']),
  })).sort((one, other) => one.atMs - other.atMs);
  const leaving = steps.findIndex(({ act }) => act === 'leave');
  const lateMs = random() < 0.5 ? null : 500 + Math.floor(random() * 4_500);
  return {
    speed: { roundTripMs: 20 + 780 * random() ** 2, down: kilobits * KILOBIT, up: kilobits * KILOBIT },
    fault: random() < 1 / 3 ? { file: pick(FILES), lateMs } : null,
    steps: leaving === -1 ? steps : steps.slice(0, leaving + 1),
  };
}
