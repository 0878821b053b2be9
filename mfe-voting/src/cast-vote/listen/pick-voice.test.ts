import { pickVoice } from './pick-voice';

const pick = (language: 'en' | 'hi' | 'mr', ...tags: string[]) =>
  pickVoice(
    tags.map((lang) => ({ lang })),
    language,
  )?.lang;

it('is a voice of the language, however its tag is written', () => {
  expect(pick('hi', 'en-US', 'hi-IN')).toBe('hi-IN');
  expect(pick('mr', 'hi_IN', 'mr_IN')).toBe('mr_IN');
  expect(pick('hi', 'hi')).toBe('hi');
});

it('is a Hindi voice for Marathi, when there is no Marathi one', () => {
  expect(pick('mr', 'en-IN', 'hi-IN')).toBe('hi-IN');
});

it('is an Indian voice for English, else any English one', () => {
  expect(pick('en', 'en-US', 'en_IN')).toBe('en_IN');
  expect(pick('en', 'hi-IN', 'en-GB')).toBe('en-GB');
});

it('is none, when no voice suits the language', () => {
  expect(pick('hi', 'en-US', 'mr-IN', 'his-XX')).toBeUndefined();
  expect(pick('mr')).toBeUndefined();
});
