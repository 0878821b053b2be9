import { huffmanCode, readSymbol, type HuffmanCode } from './huffman';

/**
 * Decompresses raw DEFLATE data (RFC 1951). Not every browser has `DecompressionStream`, and a link has to open in all
 * of them.
 * @returns The data, or `null` when `input` is broken or the data is longer than `maxBytes`.
 */
export function inflate(input: Uint8Array, maxBytes: number): Uint8Array | null {
  const output: number[] = [];
  let position = 0; // in bits
  const isOver = () => position > 8 * input.length || output.length > maxBytes;

  const readBit = () => {
    const bit = ((input[position >> 3] ?? 0) >> (position & 7)) & 1;
    position += 1;
    return bit;
  };
  const readBits = (count: number) => {
    let value = 0;
    for (let place = 0; place < count; place += 1) value |= readBit() << place;
    return value;
  };

  const copyStored = () => {
    position = (position + 7) & ~7;
    const length = readBits(16);
    if ((readBits(16) ^ length) !== 0xffff) return false;
    for (let left = length; left > 0 && !isOver(); left -= 1) output.push(readBits(8));
    return true;
  };

  const decode = (literals: HuffmanCode, distances: HuffmanCode) => {
    while (!isOver()) {
      const symbol = readSymbol(literals, readBit);
      if (symbol === END_OF_BLOCK) return true;
      if (symbol < END_OF_BLOCK) {
        if (symbol < 0) return false;
        output.push(symbol);
        continue;
      }
      const length = lengthOf(symbol, readBits);
      const from = output.length - distanceOf(readSymbol(distances, readBit), readBits);
      if (!(from >= 0)) return false;
      for (let place = 0; place < length; place += 1) output.push(output[from + place] ?? 0);
    }
    return false;
  };

  const decodeWithOwnCodes = () => {
    const literals = readBits(5) + 257;
    const distances = readBits(5) + 1;
    const orderLengths = new Array<number>(19).fill(0);
    for (const place of CODE_LENGTH_ORDER.slice(0, readBits(4) + 4)) orderLengths[place] = readBits(3);
    const code = huffmanCode(orderLengths);
    const lengths: number[] = [];
    while (lengths.length < literals + distances) {
      const symbol = readSymbol(code, readBit);
      if (symbol < 0 || isOver()) return false;
      if (symbol < 16) lengths.push(symbol);
      else {
        const repeated = symbol === 16 ? (lengths[lengths.length - 1] ?? 0) : 0;
        const [bits, least] = REPEATS[symbol - 16] ?? [0, 0];
        for (let times = least + readBits(bits); times > 0; times -= 1) lengths.push(repeated);
      }
    }
    return decode(
      huffmanCode(lengths.slice(0, literals)),
      huffmanCode(lengths.slice(literals, literals + distances)),
    );
  };

  for (let isLast = false; !isLast;) {
    isLast = readBit() === 1;
    const kind = readBits(2);
    const isRead =
      kind === 0
        ? copyStored()
        : kind === 1
          ? decode(huffmanCode(FIXED_LITERALS), huffmanCode(FIXED_DISTANCES))
          : kind === 2 && decodeWithOwnCodes();
    if (!isRead || isOver()) return null;
  }
  return Uint8Array.from(output);
}

const END_OF_BLOCK = 256;

/** The order in which a block stores the lengths of the codes for code lengths. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** For the symbols 16 to 18: how many bits are read, and how often the length is repeated at least. */
const REPEATS = [
  [2, 3],
  [3, 3],
  [7, 11],
] as const;

const FIXED_LITERALS = Array.from({ length: 288 }, (_, symbol) =>
  symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
);
const FIXED_DISTANCES = new Array<number>(30).fill(5);

/** The length of a repetition. RFC 1951, section 3.2.5. */
function lengthOf(symbol: number, readBits: (count: number) => number): number {
  const step = symbol - 257;
  if (step < 8) return step + 3;
  if (step >= 28) return 258;
  const bits = (step >> 2) - 1;
  return ((4 + (step & 3)) << bits) + 3 + readBits(bits);
}

/** Gives the distance back to the beginning of a repetition, or `NaN` if there is no such symbol. */
function distanceOf(symbol: number, readBits: (count: number) => number): number {
  if (symbol < 0 || symbol > 29) return NaN;
  if (symbol < 4) return symbol + 1;
  const bits = (symbol >> 1) - 1;
  return ((2 + (symbol & 1)) << bits) + 1 + readBits(bits);
}
