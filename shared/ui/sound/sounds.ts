import type { KeyValueStorage } from '@demo-evm/shared/device';
import { scheduleTones, type Tone } from './tones';

/** The sounds of one page, and their switch. Whatever the browser refuses is silence, never an error. */
export interface Sounds {
  readonly isOn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Switches sound off or on; remembered in this browser. Off silences at once. */
  readonly toggle: () => void;
  /** Plays a synthesised sound in place of what plays. Call it in the press itself: browsers ask for that. */
  readonly play: (tones: readonly Tone[]) => void;
  /** Fetches a spoken sound, so that it is there when it is to be played, with a network or without. */
  readonly prepare: (url: string) => void;
  /** Plays a spoken sound in place of what plays, unless something else comes first. */
  readonly say: (url: string) => void;
  readonly stop: () => void;
  /** Stops, and gives the audio device back. */
  readonly close: () => void;
}

/** What the switch is remembered under; anything but `off` is on. */
const SWITCH_KEY = 'sound';

/** Makes the sounds of a page. The audio device is opened by the first sound. Behaviour: Sounds. */
export function createSounds(storage: KeyValueStorage): Sounds {
  const listeners = new Set<() => void>();
  const spoken = new Map<string, Promise<ArrayBuffer | null>>();
  let isOn: boolean | undefined; // read when it is first asked for
  let context: AudioContext | undefined;
  let playing: readonly AudioScheduledSourceNode[] = [];
  let turn = 0;

  const readSwitch = () => (isOn ??= storage.getItem(SWITCH_KEY) !== 'off');

  const stop = () => {
    turn += 1;
    for (const source of playing) source.stop();
    playing = [];
  };

  const inContext = (start: (audio: AudioContext) => readonly AudioScheduledSourceNode[]) => {
    if (!readSwitch()) return;
    try {
      stop();
      context ??= openAudio();
      void context.resume().catch(() => undefined);
      playing = start(context);
    } catch {
      // No audio device, or the browser allows no more of them: the page goes on in silence.
    }
  };

  const fetchSpoken = (url: string): Promise<ArrayBuffer | null> => {
    const known = spoken.get(url);
    if (known || !readSwitch()) return known ?? Promise.resolve(null);
    const fetched = fetchFile(url).catch(() => {
      spoken.delete(url);
      return null;
    });
    spoken.set(url, fetched);
    return fetched;
  };

  /** A file that cannot be played is silence too. */
  const decodeSpoken = async (url: string): Promise<AudioBuffer | null> => {
    const file = await fetchSpoken(url);
    if (!file || !context) return null;
    return decode(context, file.slice(0)).catch(() => null); // decoding takes the buffer away
  };

  return {
    isOn: readSwitch,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle() {
      isOn = !readSwitch();
      if (!isOn) stop();
      storage.setItem(SWITCH_KEY, isOn ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
    play: (tones) => inContext((audio) => scheduleTones(audio, tones)),
    prepare: (url) => void fetchSpoken(url),
    say(url) {
      stop();
      const mine = turn;
      void decodeSpoken(url).then((buffer) => {
        if (buffer && mine === turn) inContext((audio) => [startBuffer(audio, buffer)]);
      });
    },
    stop,
    close() {
      stop();
      void context?.close().catch(() => undefined);
      context = undefined;
    },
  };
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.arrayBuffer();
}

/** Safari before 14.1 has audio under an older name only. */
interface AudioNames {
  readonly AudioContext?: typeof AudioContext;
  readonly webkitAudioContext?: typeof AudioContext;
}

function openAudio(): AudioContext {
  const names: AudioNames = window;
  const Audio = names.AudioContext ?? names.webkitAudioContext;
  if (!Audio) throw new Error('This browser plays no sounds.');
  return new Audio();
}

function decode(context: AudioContext, file: ArrayBuffer): Promise<AudioBuffer> {
  return new Promise((resolve, reject) => {
    // Safari before 14.1 returns nothing and makes these calls; every other browser returns a promise too.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser does
    context.decodeAudioData(file, resolve, reject)?.then(resolve, reject);
  });
}

function startBuffer(context: AudioContext, buffer: AudioBuffer): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  return source;
}
