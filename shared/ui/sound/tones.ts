/** One tone of a synthesised sound. */
export interface Tone {
  readonly hertz: number;
  readonly shape: 'sine' | 'square';
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
const GAIN = { sine: 0.4, square: 0.12 } as const;
/** How long each tone fades in and out. An abrupt start or end is heard as a click. */
const FADE_SECONDS = 0.015;

/** Starts a sound. @returns One source for each tone. The caller can stop a source early. */
export function scheduleTones(context: AudioContext, tones: readonly Tone[]): AudioScheduledSourceNode[] {
  return tones.map((tone) => {
    const start = context.currentTime + tone.at;
    const end = start + tone.seconds;
    const volume = context.createGain();
    const gain = GAIN[tone.shape];
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(gain, start + FADE_SECONDS);
    volume.gain.setValueAtTime(gain, end - FADE_SECONDS);
    volume.gain.linearRampToValueAtTime(0, end);
    const source = context.createBufferSource();
    source.buffer = wave(context, tone);
    source.loop = true;
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(end);
    return source;
  });
}

/** The rate of the samples of a tone, in hertz. A context with another rate converts them. */
const SAMPLE_RATE = 48_000;

/**
 * Computes one period of a tone. An `OscillatorNode` is not used, because browsers compute tables for the first one,
 * which delays the vote of the press: 5 ms on a processor that is four times slowed down.
 */
function wave(context: AudioContext, { hertz, shape }: Tone): AudioBuffer {
  const length = Math.round(SAMPLE_RATE / hertz);
  const buffer = context.createBuffer(1, length, SAMPLE_RATE);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) {
    const sine = Math.sin((2 * Math.PI * i) / length);
    samples[i] = shape === 'sine' ? sine : Math.sign(sine);
  }
  return buffer;
}
