/** Safari before 14.1 knows only `webkitAudioContext`. */
interface AudioNames {
  readonly AudioContext?: typeof AudioContext;
  readonly webkitAudioContext?: typeof AudioContext;
}

/** Opens the audio device. Throws when the browser has no Web Audio. */
export function openAudio(): AudioContext {
  const names: AudioNames = window;
  const Audio = names.AudioContext ?? names.webkitAudioContext;
  if (!Audio) throw new Error('This browser has no Web Audio.');
  return new Audio();
}

/** Decodes a sound file and empties its buffer. Rejects when the file is not a sound that the browser knows. */
export function decode(context: AudioContext, file: ArrayBuffer): Promise<AudioBuffer> {
  return new Promise((resolve, reject) => {
    // Safari before 14.1 returns no promise and only calls these two functions.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser returns a promise
    context.decodeAudioData(file, resolve, reject)?.then(resolve, reject);
  });
}

/** Plays a decoded sound at once. */
export function startBuffer(context: AudioContext, buffer: AudioBuffer): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  return source;
}
