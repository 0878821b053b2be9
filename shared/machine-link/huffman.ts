/** A canonical Huffman code, as RFC 1951 describes it in section 3.2.2. */
export interface HuffmanCode {
  /** The number of codes of each length. The index is the length in bits. */
  readonly counts: readonly number[];
  /** The symbols in the order of their codes. */
  readonly symbols: readonly number[];
}

const MAX_CODE_BITS = 15;

/** @param lengths The length of each symbol's code in bits. A symbol with the length 0 has no code. */
export function huffmanCode(lengths: readonly number[]): HuffmanCode {
  const counts = new Array<number>(MAX_CODE_BITS + 1).fill(0);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  const symbols = lengths.flatMap((length, symbol) => (length > 0 ? [{ length, symbol }] : []));
  symbols.sort((one, other) => one.length - other.length || one.symbol - other.symbol);
  return { counts, symbols: symbols.map(({ symbol }) => symbol) };
}

/** Reads the bits of one code. Gives the symbol of the code, or -1 when there is no such code. */
export function readSymbol({ counts, symbols }: HuffmanCode, readBit: () => number): number {
  let code = 0; // the bits of the code so far
  let first = 0; // the first code of this length
  let index = 0; // the place of that code's symbol
  for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
    code |= readBit();
    const count = counts[length] ?? 0;
    if (code - count < first) return symbols[index + code - first] ?? -1;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return -1;
}
