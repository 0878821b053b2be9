import type { Language } from './language';

/**
 * Guesses the language of a party's name or of a subtitle, for the `lang` attribute. Hindi and Marathi use the same
 * letters. Therefore, a text with a Devanagari letter is Hindi on a machine whose own language is Hindi, and Marathi on
 * every other machine. Any other text is English if it has a letter from A to Z, and no character that the last regular
 * expression below lists, such as a Greek letter. Behaviour: The machine a visitor sees.
 * @returns `undefined` if this function cannot guess the language.
 */
export function languageOfText(text: string, ownLanguage: unknown): Language | undefined {
  // The regular expressions list ranges of characters, because Firefox 68 cannot parse `\p{Script=…}`.
  // docs/decisions/0029
  if (/[\u0904-\u0939\u0958-\u0961\u0971-\u097f]/.test(text)) return ownLanguage === 'hi' ? 'hi' : 'mr';
  return /[a-z]/i.test(text) && !/[\u0370-\u1dff\u2c00-\uffff]/.test(text) ? 'en' : undefined;
}
