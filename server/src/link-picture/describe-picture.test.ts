import type { EvmDetails } from '@demo-evm/shared/domain';
import { pictureAddress, pictureKey } from './picture-address';
import { describePicture } from './describe-picture';
import type { FindStored } from './picture-facts';

const WORDS: Readonly<Record<string, string>> = {
  DEMO_NOTICE: 'Not a real vote.',
  PRESS: 'Press',
  SECTION_WARD: 'Ward No. {{number}}',
  SECTION_OTHER: 'Area No. {{number}}',
};
const words = (key: string, { number = '' } = {}) => (WORDS[key] ?? '').replace('{{number}}', number);
const findStored: FindStored = (url) =>
  url?.startsWith('/files/') ? { folder: 'files', name: url.slice(7) } : null;

const DETAILS: EvmDetails = {
  e_cname: 'Asha',
  cname: 'आशा',
  evmsr: '12',
  vidint: 21,
  e_vname: 'Nagar',
  main_title: 'Maharashtra Municipal Corporation Election',
  extra3: '#ffbf00',
  cpicurl: '/files/asha.jpg',
  symbolurl: 'https://elsewhere.example/s.png',
};
const describeAsha = (details: EvmDetails, more = {}) =>
  describePicture({ ...DETAILS, ...details }, { language: 'en', words, findStored, ...more });

it('collects what the picture shows, in the language of the page, with the machine’s own numerals', () => {
  expect(describeAsha({})).toEqual({
    language: 'en',
    names: ['Asha', 'आशा'],
    section: 'Ward No. 21',
    areas: ['Nagar'],
    serial: '१२',
    press: 'Press',
    notice: 'Not a real vote.',
    bar: '#ffbf00',
    ink: '#000000',
    photo: { folder: 'files', name: 'asha.jpg' },
    symbol: null,
  });
  expect(describeAsha({ main_title: 'x' }, { language: 'mr' })).toMatchObject({
    names: ['आशा', 'Asha'],
    section: 'Area No. २१',
  });
});

it.each([{ evmsr: null }, { evmsr: 99 }, { cname: ' ', e_cname: null }])(
  'has no picture for %p',
  (details) => {
    expect(describeAsha(details)).toBeNull();
  },
);

it('has no picture if the remote has no sentence that says that this is no real vote', () => {
  expect(describeAsha({}, { words: () => '' })).toBeNull();
});

it('cuts very long texts', () => {
  const facts = describeAsha({ cname: 'अ'.repeat(10_000), vidint: '9'.repeat(10_000) });
  expect(JSON.stringify(facts).length).toBeLessThan(2_000);
});

it('has another address after each visible change, and the same address after an invisible change', () => {
  const keyOf = (details: EvmDetails) => {
    const facts = describeAsha(details);
    return facts && pictureKey(facts);
  };
  const seen = [
    {},
    { e_cname: 'Usha' },
    { evmsr: 13 },
    { extra3: '#c2410c' },
    { vidint: 22 },
    { e_vname: 'Pur' },
    { cpicurl: '/files/other.jpg' },
  ];
  expect(new Set(seen.map(keyOf)).size).toBe(seen.length);
  expect(keyOf({ sname: 'Another party', client_name: 'x' })).toBe(keyOf({}));
});

it('names the vid in the address, whatever its characters', () => {
  const facts = describeAsha({});
  expect(facts && pictureAddress('a/b', facts)).toMatch(/^\/link-pictures\/a%2Fb\/[0-9a-f]{32}\.png$/);
});
