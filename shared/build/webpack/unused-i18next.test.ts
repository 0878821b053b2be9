import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { createInstance as CreateInstance, i18n } from 'i18next';
import { UNUSED_OF_I18NEXT } from './unused-i18next.js';

const file = path.join(path.dirname(require.resolve('i18next/package.json')), 'dist/esm/i18next.js');
const whole = readFileSync(file, 'utf8');
// The last patch is applied first, as in webpack.
const patched = UNUSED_OF_I18NEXT.reduceRight(
  (code, { pattern, by = '$&' }) => code.replace(pattern, by),
  whole,
);

const TABLES = {
  en: {
    translation: {
      PLAIN: 'Plain',
      GREETING: 'Hello, {{name}}: {{ count }}',
      ONLY_ENGLISH: 'Only English {{name}}',
      VOTES_one: '{{count}} vote',
      VOTES_other: '{{count}} votes',
      PERSON_voter: 'A voter',
    },
  },
  hi: { translation: { PLAIN: 'सादा', GREETING: 'नमस्ते, {{name}}: {{count}}' } },
  mr: { translation: {} },
};

/** Runs the code of i18next and makes an instance as shared/i18n/create-texts.ts does. */
function start(source: string): i18n {
  const code = source.replace(/^export \{.*$/m, 'return createInstance;');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code of a library that is installed here
  const createInstance = (new Function(code) as () => typeof CreateInstance)();
  const instance = createInstance();
  void instance.init({
    lng: 'hi',
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: structuredClone(TABLES),
  });
  return instance;
}

type Translate = (key: string, values?: object) => string;

/** Gives values and events that apps and react-i18next get from an instance. */
async function describeInstance(source: string) {
  const instance = start(source);
  const events: unknown[] = [];
  for (const name of ['languageChanging', 'languageChanged']) {
    instance.on(name, (language) => events.push([name, language]));
  }
  const seen = [];
  for (const language of [undefined, 'en', 'mr', 'hi']) {
    if (language) await instance.changeLanguage(language);
    if (language === 'mr') {
      instance.addResourceBundle('mr', 'translation', { PLAIN: 'साधे', GREETING: '{{name}}' }, true, true);
    }
    const t = instance.getFixedT(instance.language, ['translation']) as unknown as Translate;
    seen.push([
      [instance.language, instance.languages, instance.resolvedLanguage, instance.isInitialized],
      instance.hasLoadedNamespace('translation'),
      t('PLAIN'),
      t('GREETING', { name: 'Asha', count: 2 }),
      t('GREETING', { name: '{{count}} $t(PLAIN) <b>', count: '१' }),
      t('GREETING', {}),
      t('ONLY_ENGLISH', { name: 'Asha' }),
      t('VOTES', { count: 1 }),
      t('VOTES', { count: 2 }),
      t('PERSON', { context: 'voter' }),
      t('NO_SUCH_KEY'),
      t('NO_SUCH_KEY', { name: 'Asha' }),
    ]);
  }
  return { seen, events };
}

it('finds each part of the library that it removes', () => {
  const missing = UNUSED_OF_I18NEXT.filter(({ pattern }) => whole.search(pattern) === -1);
  expect(missing).toEqual([]);
});

it('makes the library smaller by more than a third', () => {
  expect(patched.length).toBeLessThan(whole.length * 0.66);
});

it('leaves what apps get from the library as it is', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const expected = await describeInstance(whole);
  expect(expected.seen[0]).toContain('सादा');
  expect(await describeInstance(patched)).toEqual(expected);
});
