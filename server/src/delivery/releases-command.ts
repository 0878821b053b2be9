import type { Registry } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { describeHistory, minuteOf } from './describe-history';
import { firstLoadKilobytes } from '../releases/first-load-kilobytes';
import type { Revision } from '../releases/release-storage';
import type { Command } from './command';
import { showRelease } from './show-release';

/**
 * Lists the live releases as a table. With `--history`, lists the changes of the registry, newest first. With `--json`,
 * gives the registry. With `show <module>@<version>`, describes one release.
 */
export const releases: Command = {
  usage: '[--json] [--history] or show <module>@<version>',
  words: [0, 2],
  options: { json: { type: 'boolean' }, history: { type: 'boolean' } },
  async run({ words: [word, name = ''], options: { json, history } }, { storage }) {
    if (word === 'show') return showRelease(storage, name);
    if (word !== undefined)
      throw new OperatorError(`This command does not know ${word}. Usage: npm run releases -- ${this.usage}`);
    if (history) return listHistory(await storage.history());
    const registry = await storage.readRegistry();
    if (json) return JSON.stringify(registry, null, 2);
    if (registry.revision === 0) return `Nothing was released to ${storage.place} yet.`;
    return `${table(registry)}\n\nRevision ${registry.revision} of ${storage.place}`;
  },
};

const HEADINGS = ['module', 'current', 'since (UTC)', 'previous', 'canary', 'KB', 'contract'];

function table({ modules }: Registry): string {
  const rows = Object.entries(modules).map(
    ([module, { current, previous, canary, switchedAt, releases }]) => {
      const release = releases[current];
      return [
        module,
        current,
        minuteOf(switchedAt),
        previous ?? '–',
        canary ? `${canary.version} ${canary.percent} %` : '–',
        release ? firstLoadKilobytes(release).toFixed(1) : '',
        release ? String(release.contractVersion) : '',
      ];
    },
  );
  const all = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function listHistory(revisions: readonly Revision[]): string {
  const lines = describeHistory(revisions).flatMap(({ revision, at, lines: changes }) =>
    changes.map((line) => `${String(revision).padStart(5)}  ${minuteOf(at.toISOString())}  ${line}`),
  );
  return lines.length > 0 ? lines.join('\n') : 'There are no earlier revisions.';
}
