import type { Language } from '@demo-evm/shared/domain';
import spokenDefault from './done-default.mp3';
import spokenHi from './done-hi.mp3';
import spokenMr from './done-mr.mp3';

/** @returns The URL of the spoken confirmation in Marathi or Hindi, or of the default one. Spec 4: Voting page. */
export function doneSound(language: Language): string {
  if (language === 'mr') return spokenMr;
  return language === 'hi' ? spokenHi : spokenDefault;
}
