import type { Language } from '@demo-evm/shared/domain';
import spokenDefault from './done-default.mp3';
import spokenHi from './done-hi.mp3';
import spokenMr from './done-mr.mp3';

/**
 * @returns The URL of a recording that confirms the vote. Marathi and Hindi have recordings of their own. Every
 *   other language has the default recording. Spec 4: Voting page.
 */
export function doneSound(language: Language): string {
  if (language === 'mr') return spokenMr;
  return language === 'hi' ? spokenHi : spokenDefault;
}
