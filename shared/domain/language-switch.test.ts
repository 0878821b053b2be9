import fc from 'fast-check';
import { LANGUAGES, type Language } from './language';
import { switchLanguage, type LanguageSwitch } from './language-switch';

const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('wanted' as const), language: anyLanguage }),
  fc.record({ type: fc.constant('loaded' as const), language: anyLanguage, isLost: fc.boolean() }),
);

it('shows only the language that was wanted last, or English in its place', () => {
  fc.assert(
    fc.property(anyLanguage, fc.array(anyEvent, { maxLength: 40, size: 'max' }), (first, events) => {
      let state: LanguageSwitch = { shown: first, wanted: null };
      let last: Language = first;
      for (const event of events) {
        const before = state;
        if (event.type === 'wanted') {
          state = switchLanguage(state, event);
          last = event.language;
        } else {
          state = switchLanguage(state, { ...event, shown: event.isLost ? 'en' : event.language });
        }
        if (state.shown !== before.shown) expect([last, 'en']).toContain(state.shown);
        if (state.wanted !== null) expect(state.wanted).toBe(last);
      }
    }),
  );
});

it('shows a language when its words are loaded', () => {
  const waiting = switchLanguage({ shown: 'en', wanted: null }, { type: 'wanted', language: 'hi' });
  expect(waiting).toEqual({ shown: 'en', wanted: 'hi' });
  const shown = switchLanguage(waiting, { type: 'loaded', language: 'hi', shown: 'hi' });
  expect(shown).toEqual({ shown: 'hi', wanted: null });
});

it.each<[string, LanguageSwitch, Parameters<typeof switchLanguage>[1]]>([
  ['the language that is shown', { shown: 'hi', wanted: null }, { type: 'wanted', language: 'hi' }],
  ['the language that is being loaded', { shown: 'hi', wanted: 'en' }, { type: 'wanted', language: 'en' }],
  [
    'words of another language',
    { shown: 'hi', wanted: 'en' },
    { type: 'loaded', language: 'mr', shown: 'mr' },
  ],
])('does nothing on %s', (_what, state, event) => expect(switchLanguage(state, event)).toBe(state));

it('lets a language that failed to load be wanted again', () => {
  const failed: LanguageSwitch = { shown: 'en', wanted: null };
  expect(switchLanguage(failed, { type: 'wanted', language: 'hi' })).toEqual({ shown: 'en', wanted: 'hi' });
});
