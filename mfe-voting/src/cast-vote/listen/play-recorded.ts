import type { Language } from '@demo-evm/shared/domain';
import promptEn from './prompt-en.mp3';
import promptHi from './prompt-hi.mp3';
import promptMr from './prompt-mr.mp3';
import type { Reading } from './reading';

/**
 * For each language, the address of the recording, and the point at which each step begins, as a fraction of the
 * recording's length. The script ./make makes the recordings and prints the fractions of steps 2 and 3.
 */
const RECORDINGS: Readonly<Record<Language, { url: string; starts: readonly number[] }>> = {
  en: { url: promptEn, starts: [0, 0.41, 0.64] },
  hi: { url: promptHi, starts: [0, 0.37, 0.63] },
  mr: { url: promptMr, starts: [0, 0.36, 0.62] },
};

/** Downloads and plays the recorded prompt. @returns A function that stops the prompt. */
export function playRecorded({ language, onStep, onEnd }: Reading): () => void {
  const { url, starts } = RECORDINGS[language];
  const audio = new Audio(url);
  audio.ontimeupdate = () => {
    const share = audio.currentTime / audio.duration;
    onStep(Math.max(0, starts.filter((start) => start <= share).length - 1));
  };
  audio.onended = onEnd;
  audio.onerror = onEnd;
  audio.play().catch(onEnd); // `play` rejects, for example, when the browser refuses to play or the download fails
  return () => {
    audio.ontimeupdate = audio.onended = audio.onerror = null;
    audio.pause();
  };
}
