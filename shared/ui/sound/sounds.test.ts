import { browserStorage } from '@demo-evm/shared/device';
import { soundCue } from './sound-cue';
import { createSounds } from './sounds';
import { LONG_BEEP } from './tones';

const VOICE = 'http://localhost/done.mp3';

/**
 * Installs a fake of the parts of Web Audio that the product uses.
 * @returns A list of the fake's actions: each start and each immediate stop of a sound, and each close of the audio
 *   device.
 */
function installAudio({ isRefused = false } = {}) {
  const heard: string[] = [];
  const node = { connect: (next: unknown) => next };
  const source = () => ({
    ...node,
    loop: false,
    start() {
      heard.push(`${this.loop ? 'tone' : 'voice'} starts`);
    },
    stop(at?: number) {
      if (at === undefined) heard.push(`${this.loop ? 'tone' : 'voice'} stops`);
    },
  });
  const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  class FakeAudioContext {
    currentTime = 0;
    constructor() {
      if (isRefused) throw new DOMException('refused', 'NotSupportedError');
    }
    resume = () => Promise.resolve();
    close = () => {
      heard.push('closed');
      return Promise.resolve();
    };
    createGain = () => ({ ...node, gain });
    createBuffer = (_channels: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    });
    createBufferSource = source;
    decodeAudioData = () => Promise.resolve({});
  }
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  return heard;
}

/** Sets the answers to the first downloads, in order. All later downloads succeed. @returns The mock of `fetch`. */
function serveVoice(...answers: (() => Promise<Response>)[]) {
  const asked = jest.fn(() => answers.shift()?.() ?? Promise.resolve(new Response('mp3')));
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked);
  return asked;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('beeps for a vote, downloads the voice meanwhile, and plays it at the confirmation', async () => {
  const heard = installAudio();
  const asked = serveVoice();
  const sounds = createSounds(browserStorage);
  soundCue(sounds, 'vote');
  sounds.prepare(VOICE);
  await settle();
  expect([heard, asked.mock.calls.length]).toEqual([['tone starts'], 1]);
  sounds.say(VOICE);
  await settle();
  expect(heard).toEqual(['tone starts', 'tone stops', 'voice starts']);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('plays a voice without a network when it was downloaded before the first press', async () => {
  const heard = installAudio();
  const asked = serveVoice();
  const sounds = createSounds(browserStorage);
  sounds.prepare(VOICE);
  await settle();
  asked.mockRejectedValue(new TypeError('offline'));
  for (let turn = 0; turn < 2; turn += 1) {
    soundCue(sounds, 'vote');
    sounds.say(VOICE);
    await settle();
  }
  expect(heard.filter((sound) => sound === 'voice starts')).toHaveLength(2);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('does not play a voice that arrives after the sounds were stopped', async () => {
  const heard = installAudio();
  let answer: (response: Response) => void = () => undefined;
  serveVoice(() => new Promise((resolve) => (answer = resolve)));
  const sounds = createSounds(browserStorage);
  soundCue(sounds, 'vote');
  sounds.prepare(VOICE);
  sounds.say(VOICE);
  soundCue(sounds, 'silence');
  answer(new Response('mp3'));
  await settle();
  expect(heard).toEqual(['tone starts', 'tone stops']);
});

it('downloads a voice again after a failure', async () => {
  const heard = installAudio();
  const asked = serveVoice(
    () => Promise.reject(new TypeError('offline')),
    () => Promise.resolve(new Response(null, { status: 404 })),
  );
  const sounds = createSounds(browserStorage);
  soundCue(sounds, 'vote');
  sounds.prepare(VOICE);
  await settle();
  sounds.say(VOICE);
  await settle();
  sounds.say(VOICE);
  await settle();
  expect(asked).toHaveBeenCalledTimes(3);
  expect(heard.at(-1)).toBe('voice starts');
});

it('plays a voice in Safari 13, whose older audio interface returns no promise', async () => {
  const heard = installAudio();
  const { AudioContext: Standard } = globalThis;
  class OlderContext extends Standard {
    constructor() {
      super();
      Object.assign(this, {
        decodeAudioData: (_file: ArrayBuffer, done: (buffer: object) => void) => {
          done({});
        },
      });
    }
  }
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Object.assign(globalThis, { webkitAudioContext: OlderContext });
  serveVoice();
  const sounds = createSounds(browserStorage);
  soundCue(sounds, 'vote');
  sounds.say(VOICE);
  await settle();
  Reflect.deleteProperty(globalThis, 'webkitAudioContext');
  expect(heard).toEqual(['tone starts', 'tone stops', 'voice starts']);
});

it('is silent when sound is switched off, at once and on the next page', async () => {
  const heard = installAudio();
  const asked = serveVoice();
  const sounds = createSounds(browserStorage);
  const seen: boolean[] = [];
  const unsubscribe = sounds.subscribe(() => seen.push(sounds.isOn()));
  sounds.play(LONG_BEEP);
  sounds.toggle();
  expect(heard).toEqual(['tone starts', 'tone stops']);
  const next = createSounds(browserStorage);
  soundCue(next, 'vote');
  next.prepare(VOICE);
  next.say(VOICE);
  soundCue(next, 'refusal');
  await settle();
  expect([heard.length, asked.mock.calls.length]).toEqual([2, 0]);
  sounds.toggle();
  unsubscribe();
  sounds.toggle();
  expect(seen).toEqual([false, true]);
});

it.each(['refused', 'missing'])('throws no error where audio is %s', async (how) => {
  installAudio({ isRefused: true });
  if (how === 'missing') Reflect.deleteProperty(globalThis, 'AudioContext');
  const asked = serveVoice();
  const sounds = createSounds(browserStorage);
  for (const cue of ['vote', 'refusal', 'confirmation', 'silence'] as const) soundCue(sounds, cue);
  await settle();
  expect(asked).not.toHaveBeenCalled();
});

it('releases the audio device when the sounds are closed, and opens it again for the next sound', () => {
  const heard = installAudio();
  const sounds = createSounds(browserStorage);
  sounds.close();
  sounds.play(LONG_BEEP);
  sounds.close();
  sounds.play(LONG_BEEP);
  expect(heard).toEqual(['tone starts', 'tone stops', 'closed', 'tone starts']);
});

it('vibrates for a vote only', () => {
  installAudio();
  serveVoice();
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  const sounds = createSounds(browserStorage);
  soundCue(sounds, 'refusal');
  expect(vibrate).not.toHaveBeenCalled();
  soundCue(sounds, 'vote');
  sounds.prepare(VOICE);
  expect(vibrate).toHaveBeenCalledTimes(1);
});
