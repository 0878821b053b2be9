import type { Language } from './language';

/**
 * The language of a party or subtitle, told by its letters, for a `lang` attribute. Latin letters alone are English.
 * Any Devanagari letter makes it the machine's own language if that is Hindi or Marathi. Letters cannot tell those two
 * apart, so every other machine's text counts as Marathi, as does every candidate's name in Devanagari. `undefined`:
 * there are no letters, or there is another script. Behaviour: The machine a visitor sees.
 */
export function languageOfText(text: string, ownLanguage: unknown): Language | undefined {
  // Ranges, because Firefox 68 does not parse `\p{Script=…}`. docs/decisions/0029
  if (/[\u0904-\u0939\u0958-\u0961\u0971-\u097f]/.test(text)) return ownLanguage === 'hi' ? 'hi' : 'mr';
  return /[a-z]/i.test(text) && !/[\u0370-\u1dff\u2c00-\uffff]/.test(text) ? 'en' : undefined;
}
