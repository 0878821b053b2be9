import type { KeyValueStorage } from '@demo-evm/shared/contract';
import { scheduleTones, type Tone } from './tones';

/** The sounds of one page, and their switch. Whatever the browser refuses is silence, never an error. */
export interface Sounds {
  readonly isOn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Switches sound off or on; remembered in this browser. Off silences at once. */
  readonly toggle: () => void;
  /** Plays a synthesised sound in place of what plays. Call it in the press itself: browsers ask for that. */
  readonly play: (tones: readonly Tone[]) => void;
  /** Fetches a spoken sound, so that it is there when it is to be played. */
  readonly prepare: (url: string) => void;
  /** Plays a spoken sound in place of what plays, unless something else comes first. */
  readonly say: (url: string) => void;
  readonly stop: () => void;
  /** Stops, and gives the audio device back. */
  readonly close: () => void;
}

/** What the switch is remembered under; anything but `off` is on. */
const SWITCH_KEY = 'sound';

/** Makes the sounds of a page. The audio device is opened by the first sound. BEHAVIOUR: A press, sounds. */
export function createSounds(storage: KeyValueStorage): Sounds {
  const listeners = new Set<() => void>();
  const spoken = new Map<string, Promise<AudioBuffer | null>>();
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
      context ??= new AudioContext();
      void context.resume().catch(() => undefined);
      playing = start(context);
    } catch {
      // No audio device, or the browser allows no more of them: the page goes on in silence.
    }
  };

  const fetchSpoken = (url: string): Promise<AudioBuffer | null> => {
    const known = spoken.get(url);
    if (known || !context) return known ?? Promise.resolve(null);
    const fetched = decode(context, url).catch(() => {
      spoken.delete(url);
      return null;
    });
    spoken.set(url, fetched);
    return fetched;
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
      void fetchSpoken(url).then((buffer) => {
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

async function decode(context: AudioContext, url: string): Promise<AudioBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return context.decodeAudioData(await answer.arrayBuffer());
}

function startBuffer(context: AudioContext, buffer: AudioBuffer): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  return source;
}
