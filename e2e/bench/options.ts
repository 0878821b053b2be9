import path from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  readonly rounds: number;
  /** Keys of the variants to compare; without it all. */
  readonly only: readonly string[] | undefined;
  /** Where the figures of every round are written. */
  readonly json: string;
}

const DEFAULT_JSON = path.join(import.meta.dirname, 'dist/bench.json');

/** Reads the command line of `npm run bench`. Throws when it says something that is not known. */
export function readOptions(args: string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      only: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  const unknown = only?.find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`There is no variant "${unknown}"; there are ${known.join(', ')}.`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0.');
  const whereCalled = process.env.INIT_CWD ?? '.';
  const json = values.json === undefined ? DEFAULT_JSON : path.resolve(whereCalled, values.json);
  return { rounds, only, json };
}
