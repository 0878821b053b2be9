import fc from 'fast-check';
import { LANGUAGES, type Language } from './language';
import { switchLanguage, type LanguageSwitch } from './language-switch';

const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('wanted' as const), language: anyLanguage }),
  fc.record({ type: fc.constant('loaded' as const), language: anyLanguage, isLost: fc.boolean() }),
);

it('never shows a language that is not the last one wanted, nor the English that stands in for it', () => {
  fc.assert(
    fc.property(anyLanguage, fc.array(anyEvent, { maxLength: 40 }), (first, events) => {
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

it('lets a language that failed be asked for again', () => {
  const failed: LanguageSwitch = { shown: 'en', wanted: null };
  expect(switchLanguage(failed, { type: 'wanted', language: 'hi' })).toEqual({ shown: 'en', wanted: 'hi' });
});
