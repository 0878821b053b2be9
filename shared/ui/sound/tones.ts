/** One tone of a synthesised sound. */
export interface Tone {
  readonly hertz: number;
  readonly shape: OscillatorType;
  /** Start in seconds, counted from the start of the sound. */
  readonly at: number;
  readonly seconds: number;
}

/** The long beep for a vote. It ends before the lamp goes out (HIGHLIGHT_MS in shared/domain/press.ts). */
export const LONG_BEEP: readonly Tone[] = [{ hertz: 1000, shape: 'sine', at: 0, seconds: 1.6 }];

/** Two short low buzzes for a button that does nothing. */
export const ERROR_BUZZ: readonly Tone[] = [
  { hertz: 196, shape: 'square', at: 0, seconds: 0.16 },
  { hertz: 196, shape: 'square', at: 0.26, seconds: 0.16 },
];

/** The volume of each wave shape, loud enough for a phone's speaker. 0 is silent, and 1 is full volume. */
const GAIN = { sine: 0.4, square: 0.12, sawtooth: 0.12, triangle: 0.3, custom: 0.2 } as const;
/** How long each tone fades in and out. An abrupt start or end is heard as a click. */
const FADE_SECONDS = 0.015;

/** Starts a sound. @returns One source for each tone. The caller can stop a source early. */
export function scheduleTones(context: AudioContext, tones: readonly Tone[]): AudioScheduledSourceNode[] {
  return tones.map(({ hertz, shape, at, seconds }) => {
    const start = context.currentTime + at;
    const end = start + seconds;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(GAIN[shape], start + FADE_SECONDS);
    volume.gain.setValueAtTime(GAIN[shape], end - FADE_SECONDS);
    volume.gain.linearRampToValueAtTime(0, end);
    const oscillator = context.createOscillator();
    oscillator.type = shape;
    oscillator.frequency.value = hertz;
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
    return oscillator;
  });
}
