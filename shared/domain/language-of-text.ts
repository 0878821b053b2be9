import type { Language } from './language';

/**
 * The language of a party or subtitle for its `lang` attribute, guessed from its letters. A text with only Latin letters
 * is English. A text with a Devanagari letter is Hindi on a machine whose own language is Hindi, and Marathi on every
 * other machine, because letters do not tell the two apart. `undefined`: no letters, or another script.
 * Behaviour: The machine a visitor sees.
 */
export function languageOfText(text: string, ownLanguage: unknown): Language | undefined {
  // Ranges of letters, because Firefox 68 cannot parse `\p{Script=…}`. docs/decisions/0029
  if (/[\u0904-\u0939\u0958-\u0961\u0971-\u097f]/.test(text)) return ownLanguage === 'hi' ? 'hi' : 'mr';
  return /[a-z]/i.test(text) && !/[\u0370-\u1dff\u2c00-\uffff]/.test(text) ? 'en' : undefined;
}
