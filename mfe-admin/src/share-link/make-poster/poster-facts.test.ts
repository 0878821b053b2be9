import { LANGUAGES, type Language } from '@demo-evm/shared/domain';
import { aMachine } from '@demo-evm/shared/testing';
import { posterFacts } from './poster-facts';
import { POSTER_WORDS } from './poster-words';

const URL = 'https://demo.example/demo/asha';
const MACHINE = aMachine({
  evmsr: 12,
  vidint: 21,
  cname: 'आशा नमुने',
  e_cname: 'Asha Namune',
  vname: 'उदाहरण नगर',
  e_vname: 'Udaharan Nagar',
  main_title: 'Maharashtra Municipal Corporation Election',
});

it.each<[Language, string, string, string]>([
  ['en', 'Ward 21 · Udaharan Nagar', 'Asha Namune', 'Find number 12 and the symbol'],
  ['hi', 'वार्ड २१ · उदाहरण नगर', 'आशा नमुने', 'क्रमांक १२ और चिह्न खोजें'],
  ['mr', 'प्रभाग २१ · उदाहरण नगर', 'आशा नमुने', 'क्रमांक १२ आणि चिन्ह शोधा'],
])(
  'a poster in %s speaks that language, whatever the language of the page',
  (language, section, name, step) => {
    const facts = posterFacts(MACHINE, URL, language);
    expect(facts).toMatchObject({ section, name, digit: '१२', address: 'demo.example/demo/asha' });
    expect(facts.words.steps(facts.serial)[0]).toBe(step);
  },
);

it('leaves out what a machine does not have', () => {
  expect(posterFacts({ symbolurl: 'javascript:alert(1)', evmsr: 99 }, URL, 'en')).toMatchObject({
    section: '',
    name: '',
    party: '',
    digit: '',
    symbol: null,
    photo: null,
  });
  expect(POSTER_WORDS.en.steps(null)[0]).toBe('Find the symbol');
});

it('has every word in every language', () => {
  for (const language of LANGUAGES) {
    const { section, steps, imprint, ...words } = POSTER_WORDS[language];
    const all = [...Object.values(section), ...steps(3), ...steps(null), ...imprint, ...Object.values(words)];
    expect(all).toHaveLength(17);
    for (const text of all) expect(text).toMatch(language === 'en' ? /^[A-Za-z]/ : /^[\u0900-\u097f]/);
  }
});
