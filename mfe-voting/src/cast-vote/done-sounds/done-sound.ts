import type { Language } from '@demo-evm/shared/domain';
import spokenDefault from './done-default.mp3';
import spokenHi from './done-hi.mp3';
import spokenMr from './done-mr.mp3';

/** Address of the spoken sound of a recorded vote: Marathi, Hindi, otherwise default. Spec 4: Voting page. */
export function doneSound(language: Language): string {
  if (language === 'mr') return spokenMr;
  return language === 'hi' ? spokenHi : spokenDefault;
}
