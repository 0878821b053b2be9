import { lateTexts } from './late-texts';

const texts = lateTexts({
  en: { RESET: '{{number}} votes of {{title}}' },
  hi: { RESET: '{{title}}: {{number}} वोट' },
  mr: { RESET: '{{title}}: {{number}} मते' },
});

it('gives the text of the language, with its placeholders replaced', () => {
  expect(texts('en')('RESET', { number: '3', title: 'Class' })).toBe('3 votes of Class');
  expect(texts('hi')('RESET', { number: '३', title: 'Class' })).toBe('Class: ३ वोट');
});

it('takes a value as it is, also when it looks like a placeholder or a pattern', () => {
  expect(texts('mr')('RESET', { number: '$&', title: '{{number}}' })).toBe('{{number}}: $& मते');
});
