import type { Language } from './language';

/**
 * Guesses the language of a party or subtitle from its letters, for the `lang` attribute. A text with only Latin
 * letters is English. A text with a Devanagari letter is Hindi on a machine whose own language is Hindi, and Marathi on
 * every other machine, because both languages use the same letters. Behaviour: The machine a visitor sees.
 * @returns `undefined` for a text without letters or in another script.
 */
export function languageOfText(text: string, ownLanguage: unknown): Language | undefined {
  // The expressions list ranges of letters, because Firefox 68 cannot parse `\p{Script=…}`. docs/decisions/0029
  if (/[\u0904-\u0939\u0958-\u0961\u0971-\u097f]/.test(text)) return ownLanguage === 'hi' ? 'hi' : 'mr';
  return /[a-z]/i.test(text) && !/[\u0370-\u1dff\u2c00-\uffff]/.test(text) ? 'en' : undefined;
}
