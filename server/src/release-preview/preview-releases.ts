import type { Registry, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { misfits } from '../releases/gates';
import { readNamedRelease } from '../releases/read-named-release';
import type { ReleaseStorage } from '../releases/release-storage';

/**
 * Gives the releases of a preview: the current release of every module, with the named releases in their modules' places.
 * @param names the previewed releases, as `<module>@<version>`
 * @throws {OperatorError} when a release was never published, or the releases do not fit together
 */
export async function previewReleases(
  storage: Pick<ReleaseStorage, 'readRelease'>,
  { modules }: Registry,
  names: readonly string[],
): Promise<readonly Release[]> {
  const previewed = await Promise.all(names.map((name) => readNamedRelease(storage, name)));
  for (const { module } of previewed) {
    if (!modules[module])
      throw new OperatorError(`${module} has no current release on this site, so it has no preview.`);
    if (previewed.filter((release) => release.module === module).length > 1)
      throw new OperatorError(`A preview shows one release of ${module} only.`);
  }
  const releases = Object.values(modules).flatMap(
    (entry) =>
      previewed.find(({ module }) => module === entry.releases[entry.current]?.module) ??
      entry.releases[entry.current] ??
      [],
  );
  const problems = misfits(releases);
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  return releases;
}
