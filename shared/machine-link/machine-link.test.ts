import { deflateRawSync } from 'node:zlib';
import { BALLOT_SYMBOLS, crc32, LANGUAGES, parseCustomEvm, type CustomEvm } from '@demo-evm/shared/domain';
import fc from 'fast-check';
import { toBase64Url } from './base64url';
import { contentOf } from './content';
import { readFragment, writeFragment } from './machine-link';

const RUNS = 2_000;

const machine: CustomEvm = {
  id: 'evm_1763900000000',
  title: 'वर्ग प्रतिनिधी',
  themeColor: '#0f766e',
  lang: 'mr',
  candidates: [
    { name: 'आशा 🎈', symbol: 'turtle', votes: 7 },
    { name: 'Ravi', votes: 0 },
    { name: 'None of the above', symbol: 'nota', votes: 2 },
  ],
};

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `x${text}x`);
const machines: fc.Arbitrary<CustomEvm> = fc.record({
  id: fc.constant('evm_1'),
  title: name,
  themeColor: fc.constantFrom('#0f766e', '#ffffff', '#430a8a'),
  lang: fc.constantFrom(...LANGUAGES),
  candidates: fc.array(
    fc.record(
      { name, symbol: fc.constantFrom(...BALLOT_SYMBOLS), votes: fc.nat() },
      { requiredKeys: ['name', 'votes'] },
    ),
    { minLength: 1, maxLength: 16 },
  ),
});

/** The fragment of any content, as a sender of hostile links would write it: compressed, with the right checksum. */
function fragmentOf(content: unknown, version = 'z'): string {
  const bytes = new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content));
  const sent = version === 'z' ? Uint8Array.from(deflateRawSync(bytes)) : bytes;
  return `#m=${version}${toBase64Url(sent)}${crc32(bytes).toString(16).padStart(8, '0')}`;
}
const read = (fragment: string) => readFragment(fragment, parseCustomEvm);

it('carries title, colour, language, names and symbols, but neither id nor votes', async () => {
  const fragment = (await writeFragment(machine)) ?? '';
  expect(fragment).toMatch(/^#m=[zj][\w-]+[0-9a-f]{8}$/);
  expect(read(fragment)).toEqual({
    ...machine,
    id: expect.stringMatching(/^link_[0-9a-f]{8}$/),
    candidates: machine.candidates.map((candidate) => ({ ...candidate, votes: 0 })),
  });
});

it.each(['z', 'j'])('reads version %s of a link, whichever browser has written it', async (version) => {
  await fc.assert(
    fc.asyncProperty(machines, async (sent) => {
      const written = (await writeFragment(sent)) ?? '';
      expect(read(fragmentOf(contentOf(sent), version))).toEqual(read(written));
      expect(contentOf(read(written) ?? machine)).toBe(contentOf(sent));
    }),
  );
});

it('writes plain JSON where the browser cannot compress, and every browser reads it', async () => {
  const compress = globalThis.CompressionStream;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  const fragment = (await writeFragment(machine)) ?? '';
  globalThis.CompressionStream = compress;
  expect(fragment).toMatch(/^#m=j/);
  expect(read(fragment)?.title).toBe(machine.title);
});

it('writes no link for a machine that no link could be read of', async () => {
  const tooLong = { ...machine, candidates: [{ name: 'क'.repeat(401), votes: 0 }] };
  const tooMany = { ...machine, candidates: Array.from({ length: 17 }, () => ({ name: 'A', votes: 0 })) };
  const tooLarge = {
    ...machine,
    candidates: Array.from({ length: 16 }, () => ({ name: 'क'.repeat(300), votes: 0 })),
  };
  for (const refused of [tooLong, tooMany, tooLarge]) expect(await writeFragment(refused)).toBeNull();
});

it('keeps the codes of the symbols, because links with them were sent', () => {
  expect(BALLOT_SYMBOLS.slice(0, 17).join(' ')).toBe(
    'nota circle square triangle diamond hexagon ring waves stripes turtle fish panda penguin bee snail dolphin octopus',
  );
  expect(read(fragmentOf(['T', '#0f766e', 'en', '0g-', 'A', 'B', 'C']))?.candidates).toEqual([
    { name: 'A', symbol: 'nota', votes: 0 },
    { name: 'B', symbol: 'octopus', votes: 0 },
    { name: 'C', votes: 0 },
  ]);
});

it.each([
  ['nothing', ''],
  ['no content', '#m='],
  ['another version', fragmentOf(contentOf(machine)).replace('#m=z', '#m=y')],
  ['a wrong checksum', fragmentOf(contentOf(machine)).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['the end cut off', fragmentOf(contentOf(machine)).slice(0, -9)],
  ['no JSON', fragmentOf('[[[')],
  ['no array', fragmentOf({ title: 'T', candidates: [{ name: 'A' }] })],
  ['no candidate', fragmentOf(['T', '#0f766e', 'en', ''])],
  ['a blank name', fragmentOf(['T', '#0f766e', 'en', '-', ' \u200b'])],
  ['17 candidates', fragmentOf(['T', '#0f766e', 'en', '', ...new Array<string>(17).fill('a')])],
  ['a very long name', fragmentOf(['T', '#0f766e', 'en', '', 'x'.repeat(401)])],
  ['a number as name', fragmentOf(['T', '#0f766e', 'en', '', 5])],
  ['a bomb: 40 MB in 40 KB', fragmentOf(`["${'x'.repeat(40_000_000)}"]`)],
  ['a small bomb: 1 MB in 1 KB', fragmentOf(['x'.repeat(1_000_000)])],
  ['deep arrays', fragmentOf('['.repeat(11_000))],
  ['bytes that are no UTF-8', `#m=j${toBase64Url(Uint8Array.of(91, 255, 93))}00000000`],
])('refuses a fragment with %s', (_, fragment) => {
  expect(read(fragment)).toBeNull();
});

const HOSTILE_TEXTS = [
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '"><img src=x>',
];
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom('#0f766e', 'red;background:url(//x)', 'en', 'mr', '0g-'),
  fc.jsonValue(),
);
const valid = machines.map((sent) => fragmentOf(contentOf(sent)));
const hostile = fc.oneof(
  fc.string({ maxLength: 300 }).map((text) => `#m=${text}`),
  fc.base64String({ maxLength: 400 }).map((text) => `#m=z${text.replace(/[+/=]/g, '_')}00000000`),
  fc.jsonValue({ maxDepth: 8 }).map((value) => fragmentOf(value)),
  fc.array(anything, { maxLength: 20 }).map((content) => fragmentOf(content)),
  fc.array(anything, { maxLength: 20 }).map((content) => fragmentOf(content, 'j')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => `#m=z${toBase64Url(bytes)}0badc0de`),
  fc
    .tuple(valid, fc.nat(), fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 3 }))
    .map(([text, at, part]) => text.slice(0, at % text.length) + part + text.slice((at % text.length) + 1)),
  fc.tuple(valid, fc.nat()).map(([text, length]) => text.slice(0, length % text.length)),
);

it(`never throws for ${RUNS} hostile fragments, and gives only machines that the schema accepts`, () => {
  let accepted = 0;
  fc.assert(
    fc.property(hostile, (fragment) => {
      const opened = read(fragment);
      if (opened === null) return;
      accepted += 1;
      expect(parseCustomEvm(opened.id, JSON.stringify(opened))).toEqual(opened);
      expect(opened.candidates.length).toBeLessThanOrEqual(16);
      expect(opened.themeColor).toMatch(/^#[0-9a-f]{6}$/);
      expect(opened.candidates.every(({ votes }) => votes === 0)).toBe(true);
      expect(Object.keys(opened).sort().join()).toMatch(/^candidates,id,(lang,)?themeColor,title$/);
    }),
    { numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(0); // the content of some of them is a machine, though an odd one
  expect(Object.keys({}).concat(Object.keys(Object.prototype))).toEqual([]);
});
