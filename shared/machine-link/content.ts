import { MAX_CANDIDATES, type BallotSymbol, type NewCustomEvm } from '@demo-evm/shared/domain';

/** The create page takes 200 characters. The title of a copy is a little longer. */
const MAX_CHARACTERS = 400;

/** The character of each symbol. Links in messages and on paper contain them, so a character never gets another symbol. */
const SYMBOL_CODES: Readonly<Record<BallotSymbol, string>> = {
  nota: '0',
  circle: '1',
  square: '2',
  triangle: '3',
  diamond: '4',
  hexagon: '5',
  ring: '6',
  waves: '7',
  stripes: '8',
  turtle: '9',
  fish: 'a',
  panda: 'b',
  penguin: 'c',
  bee: 'd',
  snail: 'e',
  dolphin: 'f',
  octopus: 'g',
};
const NO_SYMBOL = '-';

/**
 * Gives the parts of a machine that are sent in a link, as JSON: `[title, colour, language, symbols, name,
 * name, …]`. `symbols` has one character for each candidate. Two machines that differ only in id and votes
 * have the same text.
 */
export function contentOf({ title, themeColor, lang, candidates }: NewCustomEvm): string {
  const symbols = candidates.map(({ symbol }) => (symbol ? SYMBOL_CODES[symbol] : NO_SYMBOL));
  return JSON.stringify([
    title,
    themeColor,
    lang ?? '',
    symbols.join(''),
    ...candidates.map(({ name }) => name),
  ]);
}

/**
 * Gives the machine of a content as the JSON in which a custom machine is stored, without votes. Gives `null`
 * if the content has another form, or more or longer texts than a machine can have.
 */
export function storedOf(content: unknown): string | null {
  if (!Array.isArray(content) || !content.every(isShortText)) return null;
  const [title, themeColor, lang, symbols = '', ...names] = content;
  if (names.length > MAX_CANDIDATES) return null;
  const candidates = names.map((name, row) => ({
    name,
    symbol: symbolOf(symbols.charAt(row)),
  }));
  return JSON.stringify({ title, themeColor, lang, candidates });
}

function symbolOf(code: string): string | undefined {
  return Object.entries(SYMBOL_CODES).find(([, each]) => each === code)?.[0];
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_CHARACTERS;
}
