import type { Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import type { ReleaseStorage } from './release-storage';

/**
 * Reads a published release of any age.
 * @param name `<module>@<version>`
 * @throws {OperatorError} when the name is none, or that version was never published
 */
export async function readNamedRelease(
  storage: Pick<ReleaseStorage, 'readRelease'>,
  name: string,
): Promise<Release> {
  const [, module = '', version = ''] = /^([a-z][a-z0-9-]*)@(\d[0-9A-Za-z.+-]*)$/.exec(name) ?? [];
  if (version === '')
    throw new OperatorError(`Name a release as in mfe-voting@1.0.0-4f0c, not as ${JSON.stringify(name)}.`);
  const release = await storage.readRelease(module, version);
  if (!release) throw new OperatorError(`${module} ${version} was never published to this site.`);
  return release;
}
