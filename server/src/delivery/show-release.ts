import { firstLoadKilobytes } from '../releases/first-load-kilobytes';
import type { ReleaseStorage } from '../releases/release-storage';
import { readNamedRelease } from '../releases/read-named-release';

/**
 * Describes one published release and where it came from.
 * @param name `<module>@<version>`
 * @throws {OperatorError} when the name has another form, or that version was never published
 */
export async function showRelease(storage: ReleaseStorage, name: string): Promise<string> {
  const release = await readNamedRelease(storage, name);
  const { module, version } = release;
  const record = await storage.readRecord(release);
  const { modules } = await storage.readRegistry();
  const entry = modules[module];
  const states = [
    ['current', entry?.current],
    ['previous', entry?.previous],
    ['canary', entry?.canary?.version],
  ].flatMap(([state, live]) => (live === version ? [state] : []));
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    ['state', states.join(', ') || 'not live'],
    ['first load', `${firstLoadKilobytes(release).toFixed(1)} KB`],
    ['contract', String(release.contractVersion)],
    ['released', record?.releasedAt],
    [
      'commit',
      record?.commit && `${record.commit}${record.isDirty ? ', with changes that were not committed' : ''}`,
    ],
    ['author', record?.author],
    ['CI', record?.ciLink],
    ['note', record?.note],
  ];
  return [
    `${module} ${version}`,
    ...lines.map(([label, value]) => `${label.padEnd(12)}${value ?? 'unknown'}`),
  ].join('\n');
}
