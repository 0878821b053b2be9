import path from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  readonly rounds: number;
  /** What to measure: `loads` is how fast a page loads, `presses` is how fast a page reacts to a press. */
  readonly parts: readonly string[];
  /** Keys of the variants to compare. */
  readonly variants: readonly string[];
  /** Keys of the optimizations that the benchmark removes from the product, one at a time. */
  readonly without: readonly string[];
  /** The path of the JSON file to which the report is written. */
  readonly json: string;
}

interface Known {
  readonly variants: readonly string[];
  readonly optimizations: readonly string[];
}

/** The key of the variant from which `--without` removes optimizations. */
const PRODUCT = 'a';
const PARTS = ['loads', 'presses'];
const DEFAULT_JSON = path.join(import.meta.dirname, 'dist/bench.json');

/**
 * Reads the command line of `npm run bench`.
 *
 * @throws an error that says which option is wrong
 */
export function readOptions(args: string[], known: Known): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      only: { type: 'string' },
      part: { type: 'string' },
      without: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const without =
    values.without === 'all'
      ? known.optimizations
      : readKeys('optimization', values.without, known.optimizations);
  const all = without ? [PRODUCT] : known.variants;
  const variants = readKeys('variant', values.only, known.variants) ?? all;
  if (without && !variants.includes(PRODUCT)) throw new Error(`--without needs variant ${PRODUCT}.`);
  const parts = readKeys('part', values.part, PARTS) ?? (without ? ['loads'] : PARTS);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0.');
  const whereCalled = process.env.INIT_CWD ?? '.';
  const json = values.json === undefined ? DEFAULT_JSON : path.resolve(whereCalled, values.json);
  return { rounds, parts, variants, without: without ?? [], json };
}

function readKeys(
  what: string,
  list: string | undefined,
  known: readonly string[],
): readonly string[] | undefined {
  const keys = list?.split(',');
  const unknown = keys?.find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`There is no ${what} "${unknown}". Choose from: ${known.join(', ')}.`);
  return keys;
}
