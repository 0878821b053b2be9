import fc from 'fast-check';
import { languageOfText } from './language-of-text';

it.each([
  ['नमुना विकास आघाडी', 'hi', 'hi'],
  ['नमुना विकास आघाडी', 'mr', 'mr'],
  ['नमुना विकास आघाडी', 'en', 'mr'],
  ['नमुना विकास आघाडी', null, 'mr'],
  ['नमुना Front', 'hi', 'hi'],
  ['Sample Front (2)', 'mr', 'en'],
  ['Société', 'hi', 'en'],
  ['نمونہ', 'mr', undefined],
  ['Sample نمونہ', 'en', undefined],
  ['१२', 'mr', undefined],
  ['', 'en', undefined],
])('the language of the text %p on a machine of language %p is %p', (text, own, language) => {
  expect(languageOfText(text, own)).toBe(language);
});

it('a text is Hindi only on a Hindi machine, and its language is known if it has a Devanagari letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'hi', 'mr', null), (text, own) => {
      if (own !== 'hi') expect(languageOfText(text, own)).not.toBe('hi');
      expect(languageOfText(`${text}क`, own)).toBe(own === 'hi' ? 'hi' : 'mr');
    }),
  );
});
