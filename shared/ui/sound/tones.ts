/** One tone of a synthesised sound. */
export interface Tone {
  readonly hertz: number;
  readonly shape: OscillatorType;
  /** Seconds after the sound's start. */
  readonly at: number;
  readonly seconds: number;
}

/** The long beep of a machine that has taken a vote. It ends before the highlight does. */
export const LONG_BEEP: readonly Tone[] = [{ hertz: 1000, shape: 'sine', at: 0, seconds: 1.6 }];

/** Two short low buzzes: this button does nothing. */
export const ERROR_BUZZ: readonly Tone[] = [
  { hertz: 196, shape: 'square', at: 0, seconds: 0.16 },
  { hertz: 196, shape: 'square', at: 0.26, seconds: 0.16 },
];

/** Loud enough for a phone's speaker, and no click where a tone starts or ends. */
const LEVEL = { sine: 0.4, square: 0.12, sawtooth: 0.12, triangle: 0.3, custom: 0.2 } as const;
const RAMP_SECONDS = 0.015;

/** Schedules a sound from now on. @returns its sources, to stop them early */
export function scheduleTones(context: AudioContext, tones: readonly Tone[]): AudioScheduledSourceNode[] {
  return tones.map(({ hertz, shape, at, seconds }) => {
    const start = context.currentTime + at;
    const end = start + seconds;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LEVEL[shape], start + RAMP_SECONDS);
    volume.gain.setValueAtTime(LEVEL[shape], end - RAMP_SECONDS);
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
