import { pickVoice } from './pick-voice';
import { playRecorded } from './play-recorded';
import type { Reading } from './reading';

/** A little slower than the normal rate (1), because the listener compares the words with the pictures. */
const SPEECH_RATE = 0.9;

/** Asks for the list of voices, because Chrome begins to load the voices at the first such request. */
export function prepareVoices(): void {
  synthesiserOf(window)?.getVoices();
}

/**
 * Reads the steps aloud with a voice that suits the language. If no such voice exists or the voice fails, the
 * recorded prompt is played, which says the same without name and number. Behaviour: Guidance.
 * @returns A function that stops the reading. `onStep` is not called afterwards.
 */
export function readAloud(reading: Reading): () => void {
  const synthesiser = synthesiserOf(window);
  const voice = synthesiser && pickVoice(synthesiser.getVoices(), reading.language);
  if (!synthesiser || !voice) return playRecorded(reading);
  let stop = speak(reading, synthesiser, voice, () => {
    stop = playRecorded(reading);
  });
  return () => stop();
}

/** Speaks each step as a separate utterance, because many voices report only the start and the end of an utterance. */
function speak(
  { steps, onStep, onEnd }: Reading,
  synthesiser: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  onFailed: () => void,
): () => void {
  let isOver = false;
  const finish = (then?: () => void) => {
    if (isOver) return;
    isOver = true;
    synthesiser.cancel();
    // `utterances` held all utterances until now, because Chrome sends no events of a garbage-collected utterance.
    utterances.length = 0;
    then?.();
  };
  const utterances = steps.map((text, index) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = SPEECH_RATE;
    utterance.onstart = () => {
      if (!isOver) onStep(index);
    };
    utterance.onend = () => {
      if (index === steps.length - 1) finish(onEnd);
    };
    utterance.onerror = () => finish(onFailed); // for example, some voices fail without a network
    return utterance;
  });
  for (const utterance of utterances) synthesiser.speak(utterance);
  return finish;
}

function synthesiserOf(page: Partial<Pick<Window, 'speechSynthesis'>>): SpeechSynthesis | undefined {
  return page.speechSynthesis;
}
