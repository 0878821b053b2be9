import type { KeyValueStorage } from '@demo-evm/shared/device';
import { scheduleTones, type Tone } from './tones';
import { decode, openAudio, startBuffer } from './web-audio';

/**
 * The sounds of one page and the switch for them. While sound is off, no method plays a sound or starts a download.
 * When the browser refuses to play a sound, no method throws.
 */
export interface Sounds {
  readonly isOn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Switches sound on or off, and stores the choice if the browser allows it. Switching off also stops the current
   * sound.
   */
  readonly toggle: () => void;
  /**
   * Stops the current sound and plays a synthesised sound. Browsers allow a page's first sound only in a press handler.
   */
  readonly play: (tones: readonly Tone[]) => void;
  /** Downloads a spoken sound, so that it can be played later even without a network. */
  readonly prepare: (url: string) => void;
  /**
   * Stops the current sound and plays a spoken sound, which is downloaded if necessary. If another sound starts or
   * `stop` is called before the spoken sound begins, the spoken sound is dropped. Nothing is heard without an earlier
   * `play`, because `play` opens the audio device.
   */
  readonly say: (url: string) => void;
  readonly stop: () => void;
  /** Stops the sound and releases the audio device. */
  readonly close: () => void;
}

/** Key in the browser's storage. Sound is on unless the value is `off`. */
const SOUND_SWITCH_KEY = 'sound';

/** Creates the sounds of a page. The first `play` while sound is on opens the audio device. Behaviour: Sounds. */
export function createSounds(storage: KeyValueStorage): Sounds {
  const listeners = new Set<() => void>();
  const spoken = new Map<string, Promise<ArrayBuffer | null>>();
  let isOn: boolean | undefined; // read from storage at the first use
  let context: AudioContext | undefined;
  let playing: readonly AudioScheduledSourceNode[] = [];
  let turn = 0;

  const readSwitch = () => (isOn ??= storage.getItem(SOUND_SWITCH_KEY) !== 'off');

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
      // The browser has no Web Audio or refuses to play the sound. The page stays silent.
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

  /**
   * @returns The decoded sound. It is `null` when the file is not downloaded (sound is off, or the download fails),
   *   when the file cannot be decoded, or when no audio device is open.
   */
  const decodeSpoken = async (url: string): Promise<AudioBuffer | null> => {
    const file = await fetchSpoken(url);
    if (!file || !context) return null;
    return decode(context, file.slice(0)).catch(() => null); // a copy, because decoding empties the buffer
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
      storage.setItem(SOUND_SWITCH_KEY, isOn ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
    play: (tones) => inContext((audio) => scheduleTones(audio, tones)),
    prepare: (url) => void fetchSpoken(url),
    say(url) {
      stop();
      const ownTurn = turn;
      void decodeSpoken(url).then((buffer) => {
        if (buffer && ownTurn === turn) inContext((audio) => [startBuffer(audio, buffer)]);
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
