import type { Language } from '@demo-evm/shared/domain';

/**
 * For each language of a page, the beginnings of the language tags of suitable voices, the best one first. `pickVoice`
 * also accepts `hi_IN`, because older Android writes `hi_IN` for `hi-IN`.
 */
const SUITABLE: Readonly<Record<Language, readonly string[]>> = {
  en: ['en-in', 'en'],
  hi: ['hi'],
  mr: ['mr', 'hi'], // both languages are written in Devanagari, so a Hindi voice reads Marathi well enough
};

type Voice = Pick<SpeechSynthesisVoice, 'lang'>;

/** @returns The voice that reads the language best, or `undefined` when no voice suits it. */
export function pickVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  for (const wanted of SUITABLE[language]) {
    const found = voices.find(({ lang }) => isOf(lang.toLowerCase().replace('_', '-'), wanted));
    if (found) return found;
  }
  return undefined;
}

function isOf(tag: string, wanted: string): boolean {
  return tag === wanted || tag.startsWith(`${wanted}-`);
}
