import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { inflate } from './inflate';

const LIMIT = 100_000;
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'कर', '🎈', 'x'.repeat(300)), maxLength: 200 });
const strategies = fc.constantFrom(constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY);

it('gives back what was compressed, at every level and with every kind of block', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 9 }), strategies, (words, level, strategy) => {
      const bytes = Buffer.from(words);
      const opened = inflate(deflateRawSync(bytes, { level, strategy }), LIMIT);
      expect(Buffer.from(opened ?? []).equals(bytes)).toBe(true);
    }),
  );
});

it('stops when the data is longer than allowed', () => {
  const compressed = deflateRawSync(Buffer.alloc(1_000_000));
  expect(inflate(compressed, 999_999)).toBeNull();
  expect(inflate(compressed, 1_000_000)).toHaveLength(1_000_000);
});

it('agrees with zlib about broken data, or refuses it', () => {
  const broken = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.tuple(text, fc.nat(), fc.nat(255)).map(([words, at, byte]) => {
      const bytes = deflateRawSync(Buffer.from(words));
      bytes[at % bytes.length] = byte;
      return bytes;
    }),
  );
  fc.assert(
    fc.property(broken, (bytes) => {
      const opened = inflate(bytes, LIMIT);
      if (opened === null) return;
      let expected: Buffer | undefined;
      try {
        expected = inflateRawSync(bytes);
      } catch {
        return; // zlib refuses incomplete codes, which no check sum would let through either
      }
      expect(Buffer.from(opened).equals(expected)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
