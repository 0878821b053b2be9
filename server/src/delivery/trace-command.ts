import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import type { ReleaseStorage } from '../releases/release-storage';
import type { Command } from './command';
import { readNamedRelease } from '../releases/read-named-release';

/**
 * Finds the source of a place in a script of a release, such as one that a line of the log names. The place is
 * `app.js:1:45523`, or its whole address, which names the release too. docs/releasing.md: Trace
 */
export const trace: Command = {
  usage: '<module>@<version> <file>:<line>:<column>, or the whole address of that place',
  words: [1, 2],
  options: {},
  async run({ words }, { storage }) {
    const [name, place] = words.length === 1 ? partsOfAddress(words[0] ?? '') : words;
    const release = await readNamedRelease(storage, name ?? '');
    const { file, line, column } = parsePlace(place ?? '');
    const map = new TraceMap(await readMap(storage, release, file));
    // A browser counts columns from 1, and a map from 0.
    const found = originalPositionFor(map, { line, column: column - 1 });
    if (found.source === null)
      throw new OperatorError(`${nameOf(release)} has no code of a source at ${file}:${line}:${column}.`);
    const text = textAround(sourceContentFor(map, found.source)?.split('\n')[found.line - 1], found.column);
    const record = await storage.readRecord(release);
    return [
      `${found.source}:${found.line}:${found.column + 1}`,
      ...(text ? [`  ${text}`] : []),
      ...(record?.commit ? [`commit ${record.commit}`] : []),
    ].join('\n');
  },
};

/** Longer lines are those of libraries that were minified before. */
const MAX_TEXT = 160;

/** Gives a line of a source, or the part of a very long line that begins at the column. */
function textAround(line = '', column: number): string {
  return line.length > MAX_TEXT ? `… ${line.slice(column, column + MAX_TEXT)} …` : line.trim();
}

/** Gives the release and the place that an address such as `https://evm.example/shell/1.0.0-4f0c/shell.js:1:5` names. */
function partsOfAddress(address: string): readonly [string, string] {
  const [, module, version, place] = /^https?:\/\/[^/]+\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (module === undefined || version === undefined || place === undefined)
    throw new OperatorError(
      `Name a release and a place in it, or the whole address of that place: npm run trace -- ${trace.usage}`,
    );
  return [`${module}@${version}`, place];
}

function parsePlace(place: string) {
  // A file that was loaded again has a query. docs/decisions/0003
  const [, file = '', line, column] =
    /^\/?([^?:]+)(?:\?[^:]*)?:([1-9]\d{0,8}):([1-9]\d{0,8})$/.exec(place) ?? [];
  if (line === undefined || column === undefined)
    throw new OperatorError(`Name a place as in app.js:1:45523, not as ${JSON.stringify(place)}.`);
  return { file, line: Number(line), column: Number(column) };
}

/** @throws {OperatorError} when there is no such file, or no map of it */
async function readMap(storage: ReleaseStorage, release: Release, file: string): Promise<string> {
  if (!Object.hasOwn(release.files, file))
    throw new OperatorError(
      `${nameOf(release)} has no file ${file}. It has ${scriptsOf(release).join(', ')}.`,
    );
  const map = await storage.readSourceMap(release, file);
  if (map !== null) return map;
  throw new OperatorError(
    (await storage.hasSourceMaps(release))
      ? `${file} has no source map. Only scripts have one.`
      : `${nameOf(release)} was published without source maps. A build of today has them.`,
  );
}

function scriptsOf({ files }: Release): string[] {
  return Object.keys(files).filter((name) => name.endsWith('.js'));
}

function nameOf({ module, version }: Release): string {
  return `${module} ${version}`;
}
