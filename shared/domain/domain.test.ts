import { readCount, UNREAD, type CountReading } from './count-reading';
import { electionKey, sectionKind } from './election';
import { isLanguage, resolveLanguage } from './language';
import { mountedAt } from './mounts';
import { pairNames } from './names';
import { devanagari, formatDate, formatDigits, formatNumber, formatPercent } from './numerals';
import { redirectOf } from './redirects';
import { activeSerial, rowCount } from './serial';
import { whatsappLink } from './share-link';
import { describeVid, vidOfPath } from './vid';
import { constituencyOf } from './constituency';
import { createVoteId } from './vote-id';
import { votingDayOf } from './voting-day';

describe('serial', () => {
  it.each([1, 16, 20, '3', ' 7 ', '20'])('accepts %p as a row', (evmsr) => {
    expect(activeSerial(evmsr)).toBe(Number(evmsr));
  });

  const noRows = [0, 21, -1, 1.5, '', '3a', 'a3', '+3', '3.0', '0x3', '1e1', '३'];
  it.each([...noRows, null, undefined, NaN, true, [3], {}])('does not accept %p as a row', (evmsr) => {
    expect(activeSerial(evmsr)).toBeNull();
  });

  it('has sixteen rows, or as many as the active one needs', () => {
    expect([null, 3, 16, 17, 20].map(rowCount)).toEqual([16, 16, 16, 17, 20]);
  });
});

describe('numerals', () => {
  it('writes serials in Devanagari', () => expect([1, 16, 20].map(devanagari)).toEqual(['१', '१६', '२०']));

  it('writes counts in the digits and lakh grouping of the language', () => {
    expect(formatNumber(1234567, 'en')).toBe('12,34,567');
    expect(formatNumber(1284, 'mr')).toBe('१,२८४');
    expect([29, 57, 100].map((share) => formatPercent(share, 'en'))).toEqual(['29%', '57%', '100%']);
    expect(formatPercent(25, 'hi')).toBe('२५%');
  });

  it('writes the number of a ward digit by digit', () => {
    expect(formatDigits('012345', 'mr')).toBe('०१२३४५');
    expect(formatDigits('12345', 'en')).toBe('12345');
  });

  it('keeps the day of a date in every time zone', () => {
    expect(formatDate('2026-01-15', 'en')).toBe('15 January 2026');
    expect(formatDate('2026-01-15', 'hi')).toBe('१५ जनवरी २०२६');
  });
});

describe('names', () => {
  it('puts the language of the page first', () => {
    expect(pairNames('आशा', 'Asha', 'en')).toEqual({
      first: { text: 'Asha', lang: 'en' },
      second: { text: 'आशा', lang: 'mr' },
    });
    expect(pairNames('आशा', 'Asha', 'hi')?.first.lang).toBe('mr');
  });

  it('falls back to the other name, or to null without any name', () => {
    expect(pairNames('', ' Asha ', 'mr')).toStrictEqual({ first: { text: 'Asha', lang: 'en' } });
    expect(pairNames(' ', ' Asha ', 'mr')?.first.lang).toBe('en');
    expect(pairNames(null, undefined, 'mr')).toBeNull();
  });

  it('shows a name only once when both names are the same', () => {
    expect(pairNames(' Asha', 'Asha ', 'mr')).toStrictEqual({ first: { text: 'Asha', lang: 'mr' } });
  });
});

describe('language', () => {
  it('goes from the route to the visitor’s choice, the machine, the page and Marathi', () => {
    expect(resolveLanguage('en', { route: 'hi', machine: 'mr' })).toBe('hi');
    expect(resolveLanguage('en', { machine: 'mr', page: 'hi' })).toBe('en');
    expect(resolveLanguage(undefined, { route: 'hi', machine: 'en' })).toBe('hi');
    expect(resolveLanguage(undefined, { machine: 'en', page: 'hi' })).toBe('en');
    expect(resolveLanguage(undefined, { page: 'hi' })).toBe('hi');
    expect(resolveLanguage(undefined, {})).toBe('mr');
  });

  it('knows three languages', () =>
    expect(['en', 'mr', 'fr', null].map(isLanguage)).toEqual([true, true, false, false]));
});

describe('addresses', () => {
  it('redirects as the specification says', () => {
    expect(['/', '/mr/demo', '/HI/demo/', '/auth'].map(redirectOf)).toEqual([
      '/demo/demo',
      '/demo/mr',
      '/demo/hi',
      undefined,
    ]);
  });

  it('redirects what lacks a machine, or has a language in its place', () => {
    expect(['/demo/', '/mr', '/Hi/', '/en', '/en/demo', '/fr'].map(redirectOf)).toEqual([
      '/demo/demo',
      '/demo/mr',
      '/demo/hi',
      '/demo/en',
      '/demo/en',
      undefined,
    ]);
  });

  it('finds the mount of a path as the router does', () => {
    const voting = { mounts: ['/demo/:vid'] };
    for (const path of ['/demo/x', '/demo/x/', '/Demo/X', '/', '/mr/demo', '/demo/'])
      expect(mountedAt(path, [{}, voting])).toBe(voting);
    for (const path of ['/demo/x/y', '/other/x', '/nowhere'])
      expect(mountedAt(path, [{}, voting])).toBeUndefined();
  });

  it('tells the meaning of the last part of an address', () => {
    expect(['mr', 'hi', 'en', 'asha', 'preview', 'evm_17', 'EVM'].map(describeVid)).toEqual([
      { kind: 'language', vid: 'mr' },
      { kind: 'language', vid: 'hi' },
      { kind: 'language', vid: 'en' },
      { kind: 'machine', vid: 'asha' },
      { kind: 'preview' },
      { kind: 'custom', vid: 'evm_17' },
      { kind: 'machine', vid: 'EVM' },
    ]);
  });

  it('finds the id in the path of a voting page', () => {
    const ids = ['/', '/mr/demo', '/demo/Asha/', '/Demo/%E0%A4%86', '/demo/%zz', '/demo', '/auth'].map(
      vidOfPath,
    );
    expect(ids).toEqual(['demo', 'mr', 'Asha', 'आ', '%zz', 'demo', undefined]);
  });

  it('percent-encodes the text of a WhatsApp link', () => {
    expect(whatsappLink('क & b')).toBe('https://wa.me/?text=%E0%A4%95%20%26%20b');
  });
});

it('knows the election types, whatever their case, and the day of each', () => {
  expect(electionKey(' bihar assembly election')).toBe('ELECTION_BIHAR_ASSEMBLY');
  expect(electionKey('Maharashtra Municipal Corporation Election')).toBe('ELECTION_MH_MUNICIPAL');
  expect(electionKey('OTHER')).toBe('ELECTION_OTHER');
  for (const free of ['School election', '', null, undefined]) expect(electionKey(free)).toBeUndefined();
  const day = { date: '2026-01-15', from: 7, to: 18 };
  expect(votingDayOf('Bihar Assembly Election', { ELECTION_BIHAR_ASSEMBLY: day })).toBe(day);
  expect(votingDayOf('Other', { ELECTION_BIHAR_ASSEMBLY: day })).toBeUndefined();
});

it('names the section of each election', () => {
  expect(sectionKind('Maharashtra Municipal Corporation Election')).toBe('ward');
  expect(sectionKind('bihar assembly election ')).toBe('constituency');
  for (const other of ['Other', 'School election', null]) expect(sectionKind(other)).toBe('area');
});

describe('counts', () => {
  const read = (reading: number, value: number) => ({ type: 'read', reading, value }) as const;

  it('shows the latest reading, whatever the order of the answers', () => {
    const late = [read(2, 9), read(1, 8)].reduce<CountReading>(readCount, UNREAD);
    expect(late.value).toBe(9);
  });

  it('takes each reading once', () => {
    const state = readCount(UNREAD, read(1, 8));
    expect(readCount(state, read(1, 9))).toBe(state);
  });

  it('keeps the last count when a reading fails', () => {
    expect(readCount(UNREAD, { type: 'failed' }).value).toBeNull();
    expect(readCount(readCount(UNREAD, read(1, 5)), { type: 'failed' }).value).toBe(5);
  });

  it('names a constituency by its English name, its Marathi one, or its number', () => {
    expect(constituencyOf({ e_vname: 'Nagar', vname: 'नगर', vidint: 7 })).toBe('Nagar');
    expect(constituencyOf({ e_vname: ' ', vname: 'नगर', vidint: 7 })).toBe('नगर');
    expect(constituencyOf({ e_vname: null, vidint: 7 })).toBe('7');
    expect(constituencyOf({})).toBeNull();
  });
});

describe('the id of a vote', () => {
  it('is a random UUID of version 4', () => {
    const ids = Array.from({ length: 1_000 }, createVoteId);
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0x15, '55555555-5555-4555-9555-555555555555'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('is made of random bytes, such as %p', (byte, uuid) => {
    const getRandomValues = (bytes: Uint8Array) => bytes.fill(byte);
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({ getRandomValues } as unknown as Crypto);
    expect(createVoteId()).toBe(uuid);
  });
});
